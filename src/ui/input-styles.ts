// The kit's styles of fields that are typed into or chosen in.
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/CloseButton.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Combobox.css";
