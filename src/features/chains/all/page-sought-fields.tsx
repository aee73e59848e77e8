import type { ResponseChain } from "../../../contract/resources.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { MetadataMet } from "./met-metadata.ts";
import { SoughtFields } from "./sought-fields.tsx";

interface PageSoughtFieldsProps {
  readonly screen: Screen;
  readonly rows: readonly ResponseChain[];
}

/** The same beside a page of the list, which offers the metadata that it has. */
export function PageSoughtFields({ screen, rows }: PageSoughtFieldsProps) {
  const met = new MetadataMet();
  met.note(rows);
  return <SoughtFields screen={screen} terms={met.all.terms} />;
}
