import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import type { Command } from "./command.ts";

const SHORTEST = 4;
const LONGEST = 200;

/** A response by its id, for a text that may be one; ids are made by whoever runs the server, so most texts may. */
export function useResponseCommand(typed: string): Command | undefined {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz } = useAddress();
  const id = typed.trim();
  if (id.length < SHORTEST || id.length > LONGEST || /[\s/?#]/.test(id)) return undefined;
  return {
    id: "response",
    group: t`Response`,
    label: t`Open the response with the id ${id}`,
    leads: true,
    run: () =>
      void navigate({ to: "/responses/$id", params: { id }, search: searchFor("responses", { lang, tz }) }),
  };
}
