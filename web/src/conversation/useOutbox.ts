import { useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { looksFailed, nextToSend, retried, type Answer, type Unsent } from "@thodu/domain/chat/outbox";
import type { PendingMessage, StoredMessage } from "@thodu/domain/chat/timeline";
import { NOBODY, thisTab } from "./drafts";
import { outboxOf } from "./outboxes";
import type { OutboxStore, OutboxView } from "./outboxStore";
import { Sender } from "./sender";
import { alone } from "../lib/alone";
import { useOnline } from "../lib/hooks/useOnline";

interface Outbox {
  readonly pending: readonly PendingMessage[];
  /** Whether a message is going to be sent by itself, as soon as possible. */
  readonly waits: boolean;
  /** Adds a message, which is sent once and as soon as possible. Returns its id. */
  readonly write: (text: string, replyTo: string | null) => string;
  readonly retry: (id: string) => void;
}

interface Options {
  /** The uid whose outbox it is, or `NOBODY`. */
  readonly owner: string;
  readonly conversationId: string;
  /** Null until somebody is signed in to send as. */
  readonly send: ((entry: Unsent) => Promise<Answer>) | null;
  /** Restores what was refused in a composer. Returns whether one took it: else the messages stay, shown as not sent. */
  readonly restore: (entries: readonly Unsent[], wait: number | null, reason: string) => boolean;
  /** Of a listener: the claim in which they write; null until it is known. */
  readonly claim?: string | null;
  /** The messages that the open query has. */
  readonly shown: readonly StoredMessage[];
  /** Whether that query has answered. */
  readonly ready?: boolean;
}

const empty: OutboxView = { unsent: [], accepted: [] };
const noneAtFirst = (): OutboxView => empty;

export const outboxName = (owner: string, conversationId: string): string => `thodu outbox ${owner} ${conversationId}`;

/**
 * The sender of an outbox. It runs while somebody is signed in, and tries at once when the network or the page is back.
 */
function useSender(outbox: OutboxStore, name: string, { send, restore }: Pick<Options, "send" | "restore">): Sender {
  const latest = useRef({ outbox, send, restore });
  // Updated before the browser paints: an answer may come between the two.
  useLayoutEffect(() => {
    latest.current = { outbox, send, restore };
  });
  const sender = useMemo(() => {
    /** Null once the page uses another outbox, whose writer must not get the messages of this one. */
    const own = () => (latest.current.outbox === outbox ? latest.current : null);
    return new Sender({
      outbox,
      random: Math.random,
      alone: (job) => alone(name, job),
      restore: (...refused) => own()?.restore(...refused) ?? false,
      send: async (entry) =>
        own()?.send?.(entry) ?? { ok: false, reason: "NETWORK", retryable: true, retryAfterSeconds: null },
    });
  }, [outbox, name]);
  const able = send !== null;
  useEffect(() => {
    if (!able) return undefined;
    sender.start();
    const back = (): void => {
      if (document.visibilityState === "visible") sender.hurry();
    };
    addEventListener("online", sender.hurry);
    document.addEventListener("visibilitychange", back);
    return () => {
      removeEventListener("online", sender.hurry);
      document.removeEventListener("visibilitychange", back);
      sender.stop();
    };
  }, [sender, able]);
  return sender;
}

export function useOutbox(options: Options): Outbox {
  const { owner, conversationId, claim = null } = options;
  const outbox = useMemo(() => outboxOf(owner, conversationId), [owner, conversationId]);
  const view = useSyncExternalStore(outbox.subscribe, outbox.view, noneAtFirst);
  const sender = useSender(outbox, outboxName(owner, conversationId), options);
  useSettled(outbox, view, options);

  const tab = useMemo(() => (owner === NOBODY ? thisTab() : null), [owner]);
  const online = useOnline();
  const shown = useMemo(() => {
    const isOwn = (entry: Unsent): boolean => tab === null || entry.tab === tab;
    // Without a network nothing has failed: the message waits, and is sent by itself.
    const hasFailed = (entry: Unsent): boolean => looksFailed(entry) && (online || entry.refused !== null);
    return {
      pending: [
        ...view.accepted.map((entry) => pendingOf(entry, "sent")),
        ...view.unsent.map((entry) => pendingOf(entry, !isOwn(entry) || hasFailed(entry) ? "failed" : "sending")),
      ],
      waits: nextToSend(view.unsent.filter(isOwn)) !== null,
    };
  }, [view, tab, online]);
  // The functions stay the same while messages change, since every row of the list gets them.
  const actions = useMemo(
    () => ({
      write: (text: string, replyTo: string | null): string => {
        const id = crypto.randomUUID();
        outbox.write(id, text, Date.now(), { replyTo, claim, tab });
        sender.kick();
        return id;
      },
      retry: (id: string): void => {
        const entry = outbox.view().unsent.find((each) => each.id === id);
        if (entry) outbox.put({ ...retried(entry), ...(tab !== null && { tab }) });
        sender.hurry();
      },
    }),
    [outbox, sender, claim, tab],
  );
  return useMemo(() => ({ ...shown, ...actions }), [shown, actions]);
}

/** Removes from the outbox what the open query has. */
function useSettled(outbox: OutboxStore, view: OutboxView, { shown, ready = false }: Options): void {
  // The server had these before the query was made: they are in its answer, or older than it.
  const before = useMemo(() => outbox.view().accepted.map(({ id }) => id), [outbox]);
  useEffect(() => {
    if (view.unsent.length + view.accepted.length === 0) return;
    outbox.settle(new Set([...shown.map(({ id }) => id), ...(ready ? before : [])]));
  }, [outbox, view, shown, ready, before]);
}

const pendingOf = ({ id, text, at, replyTo }: Unsent, state: PendingMessage["state"]): PendingMessage => ({
  id,
  text,
  at,
  state,
  ...(replyTo !== undefined && { replyTo }),
});
