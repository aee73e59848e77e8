import { Method } from "../../../ui/method.tsx";
import { useScoreMethods, useSideText } from "./use-score-methods.ts";
import type { HowTopic } from "./topic.ts";
import { useLingui } from "@lingui/react/macro";
import type { Interval } from "../../../analysis/score.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** The method behind a number, with the figures of this one. */
export function HowText({ topic }: { readonly topic: HowTopic }) {
  const scores = useScoreMethods();
  const found = useFoundMethods();
  switch (topic.kind) {
    case "score":
      return <Method {...scores.score(topic)} />;
    case "difference":
      return <Method {...scores.difference(topic)} />;
    case "needed":
      return <Method {...scores.needed(topic)} />;
    case "trend":
      return (
        <>
          <Method {...found.changes(topic)} />
          {topic.step === undefined ? null : <Method {...scores.usual(topic.step)} />}
        </>
      );
    case "parts":
      return <Method {...found.parts(topic)} />;
    case "verdicts":
      return <Method {...found.verdicts(topic)} />;
    case "words":
      return <Method {...found.words(topic)} />;
    case "drivers":
      return <Method {...found.drivers(topic)} />;
  }
}

type Topic<Kind extends HowTopic["kind"]> = Extract<HowTopic, { kind: Kind }>;

/** How what the numbers say is found. */
function useFoundMethods() {
  const { t } = useLingui();
  const { date, number, share, signed } = useFormats();
  const shares = ({ low, high }: Interval) => t`${share(low, 1)} to ${share(high, 1)}`;
  const sideOf = useSideText();
  return {
    changes: ({ units, found, zone }: Topic<"trend">) => ({
      plain: t`Each point is the NPS of one period, the band its 95% interval; days begin and end in ${zone}. A change is marked where the score stayed lower or higher for good.`,
      text: t`The trend is split where the scores before and after differ most for their answers. The same is looked for with the periods in random order, 1,999 times: a split counts that at most 5 in 100 of them match. Then both sides are searched again. Where the interval of the difference holds 0, none is told.`,
      source: t`Permutation test: Good 2005; binary segmentation: Scott and Knott 1974, Vostrikova 1981`,
      figures: [
        { name: t`Periods with answers`, value: number(units) },
        ...found.map(({ since, chance }) => {
          const when = date(since.iso.slice(0, 10));
          return { name: t`Chance of a change like that since ${when}`, value: share(chance, 2) };
        }),
      ],
    }),
    parts: ({ compared: { one, two }, explanation }: Topic<"parts">) => ({
      plain: t`A score moves because people answer differently, or because other people answer: this tells the two apart.`,
      text: t`Scores: what changed within each value, by its middle share of the answers. Mix: what changed because shares moved, by how far each value lies from the rest. New and gone: what only one side has. Intervals: 999 draws of the counts anew.`,
      source: t`Kitagawa 1955; Poisson bootstrap: Hanley and MacGibbon 2006`,
      figures: [
        { name: t`Before`, value: sideOf(one.total) },
        { name: t`After`, value: sideOf(two.total) },
        { name: t`Difference`, value: signed(explanation.difference, 1) },
        { name: t`Values compared`, value: number(explanation.cells.length) },
      ],
    }),
    verdicts: ({ judged: { target, between, judgements } }: Topic<"verdicts">) => ({
      plain: t`Each row is compared with all the others: is its score lower or higher than chance explains?`,
      text: t`A row of at least 10 answers is higher or lower where its score differs from that of all other rows together by more than chance gives. It is unusually high or low where it also lies outside of the usual differences between rows. Many rows are many looks: of the rows called so at most 5 in 100 are so by chance.`,
      source: t`Funnel with over-dispersion: Spiegelhalter 2005; many looks: Benjamini and Hochberg 1995`,
      figures: [
        { name: t`Score of all rows`, value: signed(target, 1) },
        {
          name: t`Rows compared`,
          value: number(judgements.filter(({ verdict }) => verdict !== null).length),
        },
        { name: t`Standard deviation between rows beyond chance`, value: number(Math.sqrt(between), 1) },
      ],
    }),
    words: ({ words }: Topic<"words">) => ({
      plain: t`These words stand far more often in the comments of one side than in those of the other.`,
      text: t`For each language, how much more often comments of one side have a word or phrase than those of the other, held back where few comments have it. Of the words told at most 5 in 100 are there by chance; each is in 5 comments or more.`,
      source: t`Log-odds with an informative Dirichlet prior: Monroe, Colaresi and Quinn 2008; Benjamini and Hochberg 1995`,
      figures: [{ name: t`Words and phrases told`, value: number(words.length) }],
    }),
    drivers: ({ drivers: { answers, r2, parts } }: Topic<"drivers">) => ({
      plain: t`This tells how much better a score can be guessed by someone who knows the touchpoint, the language or another answer.`,
      text: t`How much of the differences between answers all of these explain together, by least squares, shared out by what each adds, averaged over all orders. It tells what the score is linked with, not what causes it. Intervals: 199 draws anew, without what is fitted by chance.`,
      source: t`Lindeman, Merenda and Gold 1980; Grömping 2006; adjusted R²: Ezekiel 1930`,
      figures: [
        { name: t`Answers`, value: number(answers) },
        { name: t`Compared`, value: number(parts.length) },
        { name: t`Explained together`, value: share(r2.value, 1) },
        { name: t`95% interval`, value: shares(r2) },
      ],
    }),
  };
}
