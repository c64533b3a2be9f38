import { OWN_PATH } from "@thodu/domain/notifications/ownPath";

/** A notice on the device, as the server words it (functions/src/adapters/push). */
export interface Notice {
  readonly title: string;
  /** A path of this site. */
  readonly link: string;
  /** On the device a later notice takes the place of one of the same tag. */
  readonly tag: string;
  /** It asks for an answer at once. */
  readonly rings: boolean;
  /** Which ring it is, and the word by which its receipt is believed; null for all else. */
  readonly receipt: Receipt | null;
}

interface Receipt {
  readonly ringId: string;
  readonly token: string;
}

/** For what we can't read: a browser wants something to be shown for each push. */
const UNKNOWN: Notice = { title: "Thodu", link: "/notifications", tag: "news", rings: false, receipt: null };

const LOCALIZED = /^\/localized\/[a-z]{2}(?=\/|$)/;

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const RECEIPT = /^(?<ringId>[\w-]{1,64})\.(?<token>[\w-]{1,100})$/;

function receiptIn(text: unknown): Receipt | null {
  const { ringId, token } = (typeof text === "string" ? RECEIPT.exec(text)?.groups : undefined) ?? {};
  return ringId !== undefined && token !== undefined ? { ringId, token } : null;
}

/** What the push service handed over, `{ data: { title, link, tag, rings, receipt } }` as text. */
export function noticeIn(text: string | null): Notice {
  const data = fieldOf(text === null ? null : parsed(text), "data");
  const [title, link, tag, rings, receipt] = ["title", "link", "tag", "rings", "receipt"].map((name) =>
    fieldOf(data, name),
  );
  if (typeof title !== "string" || title === "" || typeof tag !== "string") return UNKNOWN;
  return {
    title,
    tag,
    link: typeof link === "string" && OWN_PATH.test(link) ? link : UNKNOWN.link,
    rings: rings === "yes",
    receipt: receiptIn(receipt),
  };
}

/** Whether a window shows the page, and the part of it, that a notice leads to, in whichever language. */
export const shows = (url: string, link: string): boolean => {
  const { pathname, searchParams, origin } = new URL(url);
  const wanted = new URL(link, origin);
  const path = pathname.replace(LOCALIZED, "");
  return (
    (path === "" ? "/" : path) === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
};
