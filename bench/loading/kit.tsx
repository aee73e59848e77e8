// The same rows by hand, of the libraries that the dashboard stands on and of nothing else: what a page of this kit takes.
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Input.css";
import { Button, MantineProvider, TextInput } from "@mantine/core";
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from "@tanstack/react-router";
import { createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import * as z from "zod/mini";

const chainSchema = z.object({
  _id: z.string(),
  createdAt: z.number(),
  surveyId: z.string(),
  touchpointName: z.string(),
  teamName: z.string(),
  language: z.string(),
  responses: z.array(z.object({ questionType: z.string(), answer: z.unknown() })),
});
type Chain = z.infer<typeof chainSchema>;
const pageSchema = z.object({ data: z.array(chainSchema) });

function answerOf({ responses }: Chain, type: string): string {
  const answer = responses.find(({ questionType }) => questionType === type)?.answer;
  return typeof answer === "string" || typeof answer === "number" ? String(answer) : "";
}

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, Chain>();
const columns = helper.columns([
  helper.display({
    id: "date",
    header: "Date",
    cell: ({ row: { original } }) => (
      <Link to="/responses/$id" params={{ id: original._id }}>
        {new Date(original.createdAt * 1000).toLocaleString("en-GB")}
      </Link>
    ),
  }),
  helper.accessor((chain) => answerOf(chain, "NPS"), { id: "score", header: "NPS" }),
  helper.accessor((chain) => answerOf(chain, "Text"), { id: "comment", header: "Comment" }),
  helper.accessor("surveyId", { header: "Survey" }),
  helper.accessor("touchpointName", { header: "Touchpoint" }),
  helper.accessor("teamName", { header: "Team" }),
  helper.accessor("language", { header: "Language" }),
]);

const NO_CHAINS: readonly Chain[] = [];

function Responses() {
  const [skip, setSkip] = useState(0);
  const { data = NO_CHAINS } = useQuery({
    queryKey: [skip],
    queryFn: async () => {
      const headers = { Authorization: document.documentElement.dataset["token"] ?? "" };
      const answer = await fetch(`/v5.0.3/response-chains?skip=${skip}`, { headers, cache: "no-store" });
      return pageSchema.parse(await answer.json()).data;
    },
    placeholderData: keepPreviousData,
  });
  const table = useTable({ features, data, columns, getRowId: ({ _id }) => _id });
  return (
    <>
      {["From", "To", "Touchpoint", "Survey"].map((label) => (
        <TextInput key={label} label={label} />
      ))}
      <table>
        <thead>
          {table.getHeaderGroups().map(({ id, headers }) => (
            <tr key={id}>
              {headers.map((header) => (
                <th key={header.id}>{String(header.column.columnDef.header)}</th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button onClick={() => setSkip(skip + 100)}>Next page</Button>
    </>
  );
}

const root = createRootRoute();
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: "/kit", component: Responses }),
  createRoute({ getParentRoute: () => root, path: "/responses/$id" }),
]);
const router = createRouter({ routeTree });
const element = document.querySelector("#root");
if (element !== null)
  createRoot(element).render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
