import { createFileRoute, redirect } from "@tanstack/react-router";
import { returnAddress } from "../features/session/session.ts";
import { SignInScreen } from "../features/session/sign-in-screen.tsx";

export const Route = createFileRoute("/sign-in")({
  // Its screen comes with what every screen stands on: a part of its own would be one request more.
  codeSplitGroupings: [],
  validateSearch: ({ back }): { readonly back?: string | undefined } =>
    typeof back === "string" ? { back } : {},
  beforeLoad: ({ context, search }) => {
    if (context.sessions.get().session !== undefined) throw redirect({ href: returnAddress(search.back) });
  },
  component: SignIn,
});

function SignIn() {
  return <SignInScreen back={Route.useSearch().back} />;
}
