/**
 * People that do not exist: names common in each language, addresses in domains reserved for examples (RFC 2606),
 * numbers set aside for fiction (Ofcom, PTS, Bundesnetzagentur) or under the unassigned country code 999.
 */
import type { Language } from "./surveys/plan.ts";
import type { Random } from "./random/random.ts";

type Names = readonly [string, ...string[]];

/** Names as a list, which is written with commas. */
function names(list: string): Names {
  const [first = "", ...others] = list.split(", ");
  return [first, ...others];
}

interface People {
  readonly first: Names;
  readonly last: Names;
  /** A number without its last two digits. */
  readonly phone: string;
}

const PEOPLE: Readonly<Record<Language, People>> = {
  en: {
    first: names("Alice, Ben, Chloe, Daniel, Emma, George, Hannah, Jack, Lucy, Oliver, Priya, Tom"),
    last: names("Baker, Clarke, Evans, Green, Hughes, Khan, Morris, Patel, Taylor, Wright"),
    phone: "+44 7700 9001",
  },
  fi: {
    first: names("Aino, Eero, Elina, Heikki, Johanna, Juha, Kaisa, Matti, Minna, Oskari, Tiina, Ville"),
    last: names("Hämäläinen, Järvinen, Korhonen, Koskinen, Laine, Mäkinen, Nieminen, Salonen, Virtanen"),
    phone: "+999 40 123 45",
  },
  sv: {
    first: names("Anna, Björn, Elsa, Erik, Karin, Lars, Linnéa, Maja, Nils, Oskar, Sofia, Viktor"),
    last: names("Andersson, Berg, Eriksson, Johansson, Karlsson, Lindqvist, Nilsson, Nyström, Åkerman"),
    phone: "+46 70 174 06 ",
  },
  de: {
    first: names("Anja, Bernd, Clara, Dieter, Felix, Heike, Jonas, Katrin, Lena, Lukas, Sabine, Uwe"),
    last: names("Becker, Fischer, Hoffmann, Krüger, Müller, Neumann, Schäfer, Schulz, Weber, Wolff"),
    phone: "+49 171 39200 ",
  },
  ar: {
    first: names("أحمد, أمينة, خالد, رنا, سارة, سمير, عمر, فاطمة, ليلى, محمود, نور, يوسف"),
    last: names("الحداد, الخطيب, العلي, المصري, النجار, حسن, سليمان, عباس, منصور"),
    phone: "+999 50 765 43",
  },
};

const DOMAINS: Names = ["example.com", "example.net", "example.org"];

/** What a person leaves in a contact form: always a name, mostly an e-mail address, often a phone number. */
export function contactOf(random: Random, language: Language): string {
  const { first, last, phone } = PEOPLE[language];
  const [given, family] = [random.pick(first), random.pick(last)];
  const email = `${mailbox(given, family, random)}@${random.pick(DOMAINS)}`;
  const number = `${phone}${random.between(10, 99)}`;
  const rest = random.weighted([
    [[email], 5],
    [[email, number], 4],
    [[number], 1],
  ]);
  return [`${given} ${family}`, ...rest].join(", ");
}

/** The part before the @, in letters that every mail server takes. */
function mailbox(given: string, family: string, random: Random): string {
  const plain = `${given}.${family}`
    .normalize("NFD")
    .replaceAll(/[^A-Za-z.]/g, "")
    .toLowerCase();
  return plain.length > 3 ? plain : `guest${random.between(100, 999)}`;
}
