import "@mantine/core/styles/Popover.css";
import { useLingui } from "@lingui/react/macro";
import { Popover } from "@mantine/core";
import { useState } from "react";
import { PageField } from "./page-field.tsx";
import classes from "./pages.module.css";

interface PagePlaceButtonProps {
  /** Which rows of the list the page has; empty while it is read. */
  readonly range: string;
  readonly number: number;
  /** Undefined while that is not known. */
  readonly lastPage: number | undefined;
  readonly onPage: (number: number) => void;
}

/** Says where in the list the page is; a press asks for another one by its number. */
export function PagePlaceButton({ range, number, lastPage, onPage }: PagePlaceButtonProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top" trapFocus withArrow>
      <Popover.Target>
        <button
          type="button"
          className={classes["place"]}
          title={t`Go to page`}
          onClick={() => setOpened((was) => !was)}
        >
          {range === "" ? t`Go to page` : range}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Go to page`}>
        <PageField
          number={number}
          lastPage={lastPage}
          onPage={(page) => {
            setOpened(false);
            onPage(page);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
