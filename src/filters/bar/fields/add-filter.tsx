import "@mantine/core/styles/Menu.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Menu } from "@mantine/core";
import { Plus } from "lucide-react";
import { filterNamed } from "../../field-names.ts";
import type { FilterName } from "../../fields.ts";

interface AddFilterProps {
  readonly names: readonly FilterName[];
  readonly onAdd: (name: FilterName) => void;
}

/** Lists the filters that are not in the row yet; the one that is picked comes into it. */
export function AddFilter({ names, onAdd }: AddFilterProps) {
  const { i18n } = useLingui();
  return (
    <Menu
      position="bottom-start"
      shadow="md"
      returnFocus={false}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button variant="subtle" leftSection={<Plus size={16} aria-hidden />} disabled={names.length === 0}>
          <Trans>Add filter</Trans>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {names.map((name) => (
          <Menu.Item key={name} onClick={() => onAdd(name)}>
            {i18n._(filterNamed(name).label)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
