import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useConnection } from "../../../client/connection.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useKeys } from "../../../ui/use-keys.ts";
import { openingBeside } from "../beside/opened-beside.ts";
import { useBeside } from "../beside/use-beside.ts";
import type { Neighbour } from "./neighbour.ts";
import { neighbourQuery } from "./neighbour-query.ts";
import classes from "./neighbour-links.module.css";

interface NeighbourLinksProps {
  readonly screen: Screen;
  readonly chain: Pick<ResponseChain, "_id" | "createdAt">;
}

/** The way through the list, one response at a time. */
export function NeighbourLinks({ screen, chain }: NeighbourLinksProps) {
  const { t } = useLingui();
  const connection = useConnection();
  const previous = useQuery(neighbourQuery(connection, screen, chain, "previous"));
  const next = useQuery(neighbourQuery(connection, screen, chain, "next"));
  const navigate = useNavigate();
  const placeOf = usePlaces(screen);
  const goTo = (neighbour: Neighbour | undefined) => {
    if (neighbour?.kind === "found") void navigate(placeOf(neighbour));
  };
  useKeys({ j: () => goTo(next.data), k: () => goTo(previous.data) });
  return (
    <nav className={classes["links"]} aria-label={t`Neighbours`}>
      <NeighbourLink place={placeOf} neighbour={previous.data}>
        <ChevronLeft size={16} aria-hidden />
        <span>
          <Trans>Previous response</Trans>
        </span>
      </NeighbourLink>
      <NeighbourLink place={placeOf} neighbour={next.data}>
        <span>
          <Trans>Next response</Trans>
        </span>
        <ChevronRight size={16} aria-hidden />
      </NeighbourLink>
    </nav>
  );
}

type Found = Extract<Neighbour, { readonly kind: "found" }>;

/** Where neighbours stand, as the router takes it: beside the list where this chain is, else alone. */
function usePlaces(screen: Screen) {
  const beside = useBeside() !== undefined;
  const entry = useLocation();
  return ({ chain, page }: Found) => ({
    to: "/responses/$id" as const,
    params: { id: chain._id },
    search: screen.searchWith({ page: page === 1 ? undefined : page }),
    ...(beside ? openingBeside(entry) : {}),
  });
}

interface NeighbourLinkProps {
  readonly place: ReturnType<typeof usePlaces>;
  /** Undefined while it is looked for. */
  readonly neighbour: Neighbour | undefined;
  readonly children: ReactNode;
}

/** A link, or its place where there is nothing to lead to. */
function NeighbourLink({ place, neighbour, children }: NeighbourLinkProps) {
  if (neighbour?.kind !== "found") {
    return (
      <span role="link" aria-disabled="true" className={classes["link"]}>
        {children}
      </span>
    );
  }
  return (
    <Link {...place(neighbour)} className={classes["link"]}>
      {children}
    </Link>
  );
}
