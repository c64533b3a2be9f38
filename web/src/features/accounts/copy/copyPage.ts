import type { Output } from "@thodu/domain/contracts";
import { MINUTE } from "@thodu/domain/time";
import { withTrueEnd } from "./orderEnd";
import { shownFields, type Kind } from "./shownFields";

/** The texts of the page; `groups` has the keys of `shownFields`. */
export interface CopyWords {
  readonly title: string;
  /** `at`: when the copy was made, in words. */
  readonly from: (at: string) => string;
  readonly account: string;
  readonly messages: string;
  readonly you: string;
  readonly listener: string;
  readonly groups: Readonly<Record<string, string>>;
  /** By field, or by `group.field` if it means something else in that group. */
  readonly fields: Readonly<Record<string, string>>;
  /** By code, or by `group.code`. */
  readonly codes: Readonly<Record<string, string>>;
  readonly minutes: (count: number) => string;
  readonly rest: string;
}

export interface CopyFormat {
  /** The language of the page, BCP 47. */
  readonly tag: string;
  readonly words: CopyWords;
  /** Words of other pages for what was chosen there, also by code or `group.code`. */
  readonly codes: Readonly<Record<string, string>>;
  /** The names of the days, from Sunday. */
  readonly days: readonly string[];
  /** Formats an instant (ISO 8601 in UTC) as a moment in India. */
  readonly moment: (iso: string) => string;
  /** Formats an amount in paise as rupees. */
  readonly rupees: (paise: number) => string;
  /** The name of a plan, by its id. */
  readonly plan: (id: string) => string;
}

export type Copy = Omit<Output<"exportMyData">, "next">;
type Copied = Copy["documents"][number];

const MESSAGES = "chatMessages";
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The group of a document: its collection, or its id below `users/{uid}/private`. */
function groupOf(path: string): string {
  const [collection = "", id = ""] = path.split("/").slice(-2);
  return collection === "private" ? id : collection;
}

/** The value of a field, or of one within a field: 'consent.at'. */
function valueIn(data: object, name: string): unknown {
  const [outer = "", inner] = name.split(".");
  const value: unknown = Object.entries(data).find(([field]) => field === outer)?.[1];
  return inner === undefined || typeof value !== "object" || value === null ? value : valueIn(value, inner);
}

/**
 * A copy of a person's data as a page that any browser shows without a network: first the messages, with who wrote what
 * and when, then everything else that people understand. All texts are shown as text, never as markup.
 */
export function copyPage({ exportedAt, account, documents }: Copy, format: CopyFormat): string {
  const { tag, words, moment } = format;
  const groups = Object.groupBy(documents, ({ path }) => groupOf(path));
  // A listener's copy contains only their own messages from talks in which they listened.
  const ownTalk = `conversations/${account.uid}/`;
  const whoWrote = ({ path, data }: Copied): string =>
    path.startsWith(ownTalk) && data["sender"] === "volunteer" ? words.listener : words.you;
  const said = (groups[MESSAGES] ?? []).toSorted((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const messages = said.map((each) => message(whoWrote(each), each, moment));
  const plan = groups["premiumUsers"]?.[0]?.data;
  const sections = [
    section(words.account, rows("account", account, format)),
    section(words.messages, messages.join("")),
    ...Object.keys(shownFields)
      .filter((name) => name !== "account")
      .map((name) =>
        section(
          words.groups[name] ?? "",
          (groups[name] ?? [])
            .map((each) => rows(name, name === "orders" ? withTrueEnd(each, plan) : each.data, format))
            .filter((found) => found !== "")
            .map((found) => `<article>${found}</article>`)
            .join(""),
        ),
      ),
  ];
  return `<!doctype html>
<html lang="${escaped(tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(words.title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(words.title)}</h1><p>${escaped(words.from(moment(exportedAt)))}</p>${sections.join("")}<p>${escaped(words.rest)}</p></body></html>
`;
}

/** The fields of a document that people understand, without the empty ones. */
function rows(group: string, data: object, format: CopyFormat): string {
  const { fields } = format.words;
  const found = Object.entries(shownFields[group] ?? {}).flatMap(([name, kind]) => {
    const value = saidAs(group, kind, valueIn(data, name), format);
    const label = fields[`${group}.${name}`] ?? fields[name] ?? name;
    return value === "" ? [] : [`<dt>${escaped(label)}</dt><dd>${escaped(value).replaceAll("\n", "<br>")}</dd>`];
  });
  return found.length === 0 ? "" : `<dl>${found.join("")}</dl>`;
}

/** A value in words; empty if there is none. */
function saidAs(group: string, kind: Kind, value: unknown, format: CopyFormat): string {
  if (Array.isArray(value))
    return value.map((each) => saidAs(group, kind, each, format)).join(kind === "window" ? "\n" : ", ");
  if (kind === "code" && (typeof value === "string" || typeof value === "boolean"))
    return codeOf(group, String(value), format);
  if (typeof value === "number") return numberAs(kind, value, format);
  if (typeof value === "object" && value !== null) return partsAs(group, kind, value, format);
  if (typeof value !== "string") return "";
  if (kind === "moment") return INSTANT.test(value) ? format.moment(value) : "";
  return kind === "plan" ? format.plan(value) : value;
}

const codeOf = (group: string, code: string, { codes, words }: CopyFormat): string =>
  [codes, words.codes].flatMap((each) => each[`${group}.${code}`] ?? each[code] ?? [])[0] ?? code;

function numberAs(kind: Kind, value: number, { rupees, words, moment }: CopyFormat): string {
  if (kind === "paise") return rupees(value);
  if (kind === "rupees") return rupees(value * 100);
  if (kind === "minutes") return words.minutes(Math.ceil(value / MINUTE));
  return kind === "moment" ? moment(new Date(value).toISOString()) : String(value);
}

/** Values that are stored in several parts. */
function partsAs(group: string, kind: Kind, value: object, format: CopyFormat): string {
  if (kind === "fluency")
    return Object.entries(value)
      .map(([language, how]) => `${codeOf(group, language, format)}: ${codeOf(group, String(how), format)}`)
      .join(", ");
  const [from, to] = [clockOf(valueIn(value, "from")), clockOf(valueIn(value, "to"))];
  if (from === null || to === null || (kind !== "hours" && kind !== "window")) return "";
  const hours = `${from}–${to}`;
  if (kind === "hours") return hours;
  const [days, duty] = [valueIn(value, "days"), valueIn(value, "duty")];
  const names = (Array.isArray(days) ? days : []).map((day) => format.days[Number(day)] ?? "");
  return `${names.join(", ")}: ${hours} (${codeOf(group, String(duty), format)})`;
}

/** A minute of the day as a time. */
function clockOf(minute: unknown): string | null {
  if (typeof minute !== "number") return null;
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const section = (title: string, content: string): string =>
  content === "" ? "" : `<section><h2>${escaped(title)}</h2>${content}</section>`;

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
