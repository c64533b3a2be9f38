import { OWN_PATH } from "@thodu/domain/notifications/ownPath";

/** A notice on the device, with the server's texts (functions/src/adapters/push). */
export interface Notice {
  readonly title: string;
  /** A path of this site. */
  readonly link: string;
  /** A later notice with the same tag replaces an earlier one. */
  readonly tag: string;
  /** It requires an answer at once. */
  readonly rings: boolean;
  /** The id of the ring, and the secret that proves its receipt; null for anything else. */
  readonly receipt: Receipt | null;
}

interface Receipt {
  readonly ringId: string;
  readonly token: string;
}

/** For a push that can't be read: browsers require that each push shows something. */
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

/** The notice in a push, whose text is `{ data: { title, link, tag, rings, receipt } }`. */
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

/** Whether a window shows the page, and the part of it, to which a notice leads, in any language. */
export const shows = (url: string, link: string): boolean => {
  const { pathname, searchParams, origin } = new URL(url);
  const wanted = new URL(link, origin);
  const path = pathname.replace(LOCALIZED, "");
  return (
    (path === "" ? "/" : path) === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => searchParams.get(name) === value)
  );
};
