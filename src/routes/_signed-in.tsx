import { createFileRoute, Outlet, redirect } from "@tanstack/react-router";
import { useSession } from "../features/session/session.ts";

/** Every screen below needs a signed-in user, and is returned to after signing in. */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: ({ context, location }) => {
    const { session, ending } = context.sessions.get();
    if (session !== undefined) return;
    const leftOnPurpose = ending === "signed-out" || location.href === "/";
    throw redirect({ to: "/sign-in", search: leftOnPurpose ? {} : { back: location.href } });
  },
  // Too small for a chunk of its own.
  codeSplitGroupings: [],
  component: SignedIn,
});

/** The screen goes with the session, before the router has left it. */
function SignedIn() {
  const { session } = useSession();
  return session === undefined ? null : <Outlet />;
}
