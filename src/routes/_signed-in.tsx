import { createFileRoute, redirect } from "@tanstack/react-router";

/** Every screen below needs somebody to be signed in, and is returned to afterwards. */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: ({ context, location }) => {
    if (context.sessions.get().session === undefined) {
      throw redirect({ to: "/sign-in", search: location.href === "/" ? {} : { back: location.href } });
    }
  },
});
