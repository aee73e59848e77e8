// The least that shows the same rows: one page, one script, no library; it asks for what it draws, when it draws it.
import { TOKEN } from "../http/sample-database.ts";

const page = `<!doctype html><meta charset="utf-8"><title>Bare</title>
<script type="module" src="/bare.js"></script>
<button>Next page</button><table><tbody></tbody></table>`;

const script = `
const body = document.querySelector("tbody");
let skip = 0;
async function show() {
  const answer = await fetch("/v5.0.3/response-chains?skip=" + skip, {
    headers: { Authorization: ${JSON.stringify(TOKEN)} },
    cache: "no-store",
  });
  const { data } = await answer.json();
  body.replaceChildren(...data.map((chain) => {
    const row = document.createElement("tr");
    const link = document.createElement("a");
    link.href = "/responses/" + chain._id;
    link.textContent = new Date(chain.createdAt * 1000).toLocaleString("en-GB");
    const score = chain.responses.find(({ questionType }) => questionType === "NPS")?.answer;
    const comment = chain.responses.find(({ questionType }) => questionType === "Text")?.answer;
    const texts = [score, comment, chain.surveyId, chain.touchpointName, chain.teamName, chain.language];
    row.append(...[link, ...texts].map((text) => {
      const cell = document.createElement("td");
      cell.append(text ?? "");
      return cell;
    }));
    return row;
  }));
}
document.querySelector("button").onclick = () => {
  skip += 100;
  void show();
};
await show();
`;

/** By their paths. */
export const barePage = { "/bare": page, "/bare.js": script } as const;
