import { uid } from "../ids";
import { typedReference } from "../reference";

export type PeopleQuery =
  | { readonly by: "email"; readonly email: string }
  | { readonly by: "alias"; readonly alias: string }
  | { readonly by: "order" | "payment" | "subscription" | "dispute"; readonly id: string }
  /** The short reference of a payment or an order, as on a receipt. */
  | { readonly by: "reference"; readonly reference: string }
  | { readonly by: "uid"; readonly uid: string }
  | { readonly by: "nothing" };

const GATEWAY = { order: "order", pay: "payment", sub: "subscription", disp: "dispute" } as const;
const isPrefix = (word: string | undefined): word is keyof typeof GATEWAY =>
  word !== undefined && Object.hasOwn(GATEWAY, word);

const ALIAS = /^([a-z]+)\s+([a-z]+)\s+([0-9]{3})$/i;
const capital = (word = ""): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}`;

/** Reads a search: an e-mail, an alias ('calm lotus 123'), a receipt's reference, an id of the gateway, else a uid. */
export function readPeopleQuery(typed: string): PeopleQuery {
  const text = typed.trim();
  if (text.includes("@")) return { by: "email", email: text.toLowerCase() };
  const alias = ALIAS.exec(text);
  if (alias) return { by: "alias", alias: `${capital(alias[1])} ${capital(alias[2])} ${alias[3]}` };
  const reference = typedReference(text);
  if (reference !== null) return { by: "reference", reference };
  const prefix = /^([a-z]+)_[A-Za-z0-9]+$/.exec(text)?.[1];
  if (isPrefix(prefix)) return { by: GATEWAY[prefix], id: text };
  return uid.safeParse(text).success ? { by: "uid", uid: text } : { by: "nothing" };
}

export const isAboutMoney = ({ by }: PeopleQuery): boolean => !["email", "alias", "uid", "nothing"].includes(by);
