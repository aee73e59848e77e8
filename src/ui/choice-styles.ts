// The kit's styles of fields with a list to choose from.
import "./input-styles.ts";
import "@mantine/core/styles/ScrollArea.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Combobox.css";
