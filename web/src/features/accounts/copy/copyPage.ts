import type { Output } from "@thodu/domain/contracts";

/** What the page of a copy says; a group has its words by the name of its collection. */
export interface CopyWords {
  readonly title: string;
  /** `at`: the moment of the copy, in words. */
  readonly from: (at: string) => string;
  readonly account: string;
  readonly messages: string;
  readonly you: string;
  readonly listener: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly other: string;
}

export interface CopyFormat {
  /** Of the page, BCP 47. */
  readonly tag: string;
  readonly words: CopyWords;
  /** A moment, ISO 8601 in UTC, as its reader writes it. */
  readonly moment: (iso: string) => string;
}

export type Copy = Omit<Output<"exportMyData">, "next">;
type Copied = Copy["documents"][number];

const MESSAGES = "chatMessages";
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The name of the collection in which a document lies. */
const collectionOf = (path: string): string => path.split("/").at(-2) ?? "";

/**
 * A copy of one's data as a page that any browser shows without a network: of messages who wrote what and when, then of
 * everything else each field, by collection. Whatever was written is shown as text, never as markup.
 */
export function copyPage({ exportedAt, account, documents }: Copy, { tag, words, moment }: CopyFormat): string {
  const shown = (value: unknown): string => {
    if (typeof value === "string") return escaped(INSTANT.test(value) ? moment(value) : value);
    if (Array.isArray(value))
      return value.length === 0 ? "–" : `<ul>${value.map((each) => `<li>${shown(each)}</li>`).join("")}</ul>`;
    if (typeof value === "object" && value !== null) return table(value);
    return typeof value === "number" || typeof value === "boolean" ? String(value) : "–";
  };
  const table = (fields: object): string =>
    `<dl>${Object.entries(fields)
      .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(value)}</dd>`)
      .join("")}</dl>`;

  const groups = Object.groupBy(documents, ({ path }) => collectionOf(path));
  // Of talks in which they listened, a listener's copy holds their own messages alone.
  const ownTalk = `conversations/${account.uid}/`;
  const whoWrote = ({ path, data }: Copied): string =>
    path.startsWith(ownTalk) && data["sender"] === "volunteer" ? words.listener : words.you;
  const said = (groups[MESSAGES] ?? []).toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const messages = said.map((each) => message(whoWrote(each), each, moment));
  const sections = [
    section(words.account, table(account)),
    messages.length > 0 ? section(words.messages, messages.join("")) : "",
    ...Object.entries(groups)
      .filter(([name]) => name !== MESSAGES)
      .map(([name, found = []]) =>
        section(
          words.groups[name] ?? `${words.other}: ${name}`,
          found.map(({ data }) => `<article>${table(data)}</article>`).join(""),
        ),
      ),
  ];
  return `<!doctype html>
<html lang="${escaped(tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(words.title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(words.title)}</h1><p>${escaped(words.from(moment(exportedAt)))}</p>${sections.join("")}</body></html>
`;
}

const section = (title: string, content: string): string => `<section><h2>${escaped(title)}</h2>${content}</section>`;

const textIn = ({ data }: Copied, field: string): string => {
  const value = data[field];
  return typeof value === "string" ? value : "";
};
const timeOf = (said: Copied): string => textIn(said, "timestamp");

function message(who: string, said: Copied, moment: CopyFormat["moment"]): string {
  const at = timeOf(said);
  const text = escaped(textIn(said, "text")).replaceAll("\n", "<br>");
  return `<p class="said"><b>${escaped(who)}</b> <small>${escaped(at === "" ? "" : moment(at))}</small><br>${text}</p>`;
}

const STYLE =
  "body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}h2{margin-top:2.5rem}article,.said{border-bottom:1px solid #8886;padding:.5rem 0;margin:0}dl{display:grid;grid-template-columns:minmax(7rem,auto) 1fr;gap:.1rem 1rem;margin:0}dt{opacity:.75}dd{margin:0}ul{margin:0;padding-left:1.2rem}";
