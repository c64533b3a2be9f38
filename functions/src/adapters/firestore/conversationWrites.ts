import type { Conversation } from "@thodu/domain/chat/model";
import type * as z from "zod/mini";
import type { Versioned, Version } from "../../usecases/chat/ports";
import { readFound } from "./converters";
import { internalsOf, internalsPath, split } from "./internals";
import type { Found, Write } from "./rest";

/** The {@link Version} of a document that came by REST. */
class AsOf implements Version {
  readonly isVersion = true;
  constructor(readonly updateTime: string) {}
}

/** Like {@link readFound}, with the proof of the moment it was read. */
export function versionedIn<S extends z.ZodMiniType>(
  schema: S,
  found: Found | null | undefined,
  more?: Found | null,
): Versioned<z.output<S>> | null {
  const value = readFound(schema, found, internalsOf(more?.data));
  return value === null || !found ? null : { value, version: new AsOf(found.updateTime) };
}

export function asOf(seen: Versioned<unknown> | null): Write["only"] {
  if (!(seen?.version instanceof AsOf)) throw new TypeError("A version of another store.");
  return { unchangedSince: seen.version.updateTime };
}

/** The first reply in a claim ends that it counts against its listener's next ones. */
export const answeredWrites = (uid: string | null, { answeredClaim }: Partial<Conversation>): readonly Write[] =>
  uid === null || answeredClaim == null
    ? []
    : [
        {
          path: volunteerPath(uid),
          data: {},
          removes: [`unanswered.\`${answeredClaim}\``],
          stamps: [],
          only: "existing",
        },
      ];

/** What a message changes, by document; of what the server alone reads, only what is new, so that most sends write none of it. */
export function patchWrites(
  customerId: string,
  seen: Versioned<Conversation> | null,
  patch: Partial<Conversation>,
): { readonly summary: object; readonly internals: readonly Write[] } {
  const { summary, internal } = split(toStore(patch));
  const before = new Map<string, unknown>(Object.entries(seen?.value ?? {}));
  const isNew = ([name, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(before.get(name) ?? null);
  const data = Object.fromEntries(Object.entries(internal).filter(isNew));
  return {
    summary,
    internals:
      Object.keys(data).length === 0 ? [] : [{ path: internalsPath(customerId), data, stamps: [], only: "merged" }],
  };
}

/** The one instant that we set ourselves, as the store takes it. */
export const toStore = ({ expireAt, ...state }: Partial<Conversation>): object =>
  expireAt === undefined ? state : { ...state, expireAt: expireAt === null ? null : new Date(expireAt) };
export const conversationPath = (customerId: string) => `conversations/${customerId}`;
export const messagePath = (path: string, messageId: string) => `${path}/chatMessages/${messageId}`;
export const volunteerPath = (uid: string) => `volunteers/${uid}`;
