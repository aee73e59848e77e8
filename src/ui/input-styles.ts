// The kit's styles of fields that are typed into.
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/CloseButton.css";
