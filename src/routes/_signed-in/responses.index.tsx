import { createFileRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { ResponsesScreen } from "../../features/chains/responses-screen.tsx";
import { AfterFirstContent } from "../../ui/first-content.tsx";
import { HeaderTools } from "../../ui/page-header.tsx";

const Views = lazy(async () => {
  const [{ ViewsButton }, { listColumns }] = await Promise.all([
    import("../../features/views/views-button.tsx"),
    import("../../features/chains/columns/list-columns.ts"),
  ]);
  return { default: () => <ViewsButton screen="/responses" columns={listColumns} /> };
});

export const Route = createFileRoute("/_signed-in/responses/")({ component: ResponsesPage });

function ResponsesPage() {
  const tools = (
    <AfterFirstContent>
      <Views />
    </AfterFirstContent>
  );
  return (
    <HeaderTools value={tools}>
      <ResponsesScreen />
    </HeaderTools>
  );
}
