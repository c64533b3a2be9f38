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
  /** Whether any of it goes out by itself, as soon as it can. */
  readonly waits: boolean;
  /** Takes a text and what it answers; it goes out as soon as it can, once. Answers with its id. */
  readonly write: (text: string, replyTo: string | null) => string;
  readonly retry: (id: string) => void;
}

interface Options {
  /** Where the messages are kept until they are sent. */
  readonly owner: string;
  readonly conversationId: string;
  /** Null while there is nobody to send as. */
  readonly send: ((entry: Unsent) => Promise<Answer>) | null;
  /** Whether a composer took what was refused. Where none did it stays here, as not sent. */
  readonly onLimit: (entries: readonly Unsent[], wait: number | null, reason: string) => boolean;
  /** Of a listener: the claim in which they write; null while it is not known. */
  readonly claim?: string | null;
  /** The messages that the open query has. */
  readonly shown: readonly StoredMessage[];
  /** Whether that query has answered. */
  readonly ready?: boolean;
}

const empty: OutboxView = { unsent: [], accepted: [] };
const noneAtFirst = (): OutboxView => empty;

export const outboxName = (owner: string, conversationId: string): string => `thodu outbox ${owner} ${conversationId}`;

/** What sends the messages of an outbox while somebody is there to send as; waked when the network or the page is back. */
function useSender(outbox: OutboxStore, name: string, { send, onLimit }: Pick<Options, "send" | "onLimit">): Sender {
  const latest = useRef({ outbox, send, onLimit });
  // With what is drawn, and not after it: an answer may come in between.
  useLayoutEffect(() => {
    latest.current = { outbox, send, onLimit };
  });
  const sender = useMemo(() => {
    /** Null once the page has gone over to another outbox: its writer is not to get what is of this one. */
    const own = () => (latest.current.outbox === outbox ? latest.current : null);
    return new Sender({
      outbox,
      random: Math.random,
      alone: (job) => alone(name, job),
      onLimit: (...limit) => own()?.onLimit(...limit) ?? false,
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
    window.addEventListener("online", sender.hurry);
    document.addEventListener("visibilitychange", back);
    return () => {
      window.removeEventListener("online", sender.hurry);
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
    // Without a network nothing has failed: it waits, and goes out by itself.
    const hasFailed = (entry: Unsent): boolean => looksFailed(entry) && (online || entry.refused !== null);
    return {
      pending: [
        ...view.accepted.map((entry) => pendingOf(entry, "sent")),
        ...view.unsent.map((entry) => pendingOf(entry, !isOwn(entry) || hasFailed(entry) ? "failed" : "sending")),
      ],
      waits: nextToSend(view.unsent.filter(isOwn)) !== null,
    };
  }, [view, tab, online]);
  // The same functions while messages come and go: every row of the list has them.
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

/** What the open query has leaves the outbox. */
function useSettled(outbox: OutboxStore, view: OutboxView, { shown, ready = false }: Options): void {
  // The server had these before it was asked: they are among what it answers, or older than that.
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
