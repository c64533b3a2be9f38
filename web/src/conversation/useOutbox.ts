import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { looksFailed, retried, type Answer, type Unsent } from "@thodu/domain/chat/outbox";
import type { PendingMessage, StoredMessage } from "@thodu/domain/chat/timeline";
import { outboxOf } from "./outboxes";
import type { OutboxStore, OutboxView } from "./outboxStore";
import { Sender } from "./sender";
import { useOnline } from "../lib/hooks/useOnline";

interface Outbox {
  readonly pending: readonly PendingMessage[];
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
  readonly onLimit: (entries: readonly Unsent[], wait: number | null) => void;
  /** The messages that the open query has. */
  readonly shown: readonly StoredMessage[];
}

const empty: OutboxView = { unsent: [], accepted: [] };
const noneAtFirst = (): OutboxView => empty;

/** Runs a job while no other window sends from the outbox of this name. */
export const alone = (name: string) => async (job: () => Promise<number | null>) =>
  "locks" in navigator ? navigator.locks.request(name, job) : job();

export const outboxName = (owner: string, conversationId: string): string => `thodu outbox ${owner} ${conversationId}`;

/** What sends the messages of an outbox while somebody is there to send as; waked when the network or the page is back. */
function useSender(outbox: OutboxStore, name: string, { send, onLimit }: Pick<Options, "send" | "onLimit">): Sender {
  const latest = useRef({ send, onLimit });
  useEffect(() => {
    latest.current = { send, onLimit };
  });
  const sender = useMemo(
    () =>
      new Sender({
        outbox,
        random: Math.random,
        alone: alone(name),
        onLimit: (entries, wait) => latest.current.onLimit(entries, wait),
        send: async (entry) =>
          latest.current.send?.(entry) ?? { ok: false, reason: "NETWORK", retryable: true, retryAfterSeconds: null },
      }),
    [outbox, name],
  );
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

export function useOutbox({ owner, conversationId, send, onLimit, shown }: Options): Outbox {
  const outbox = useMemo(() => outboxOf(owner, conversationId), [owner, conversationId]);
  const view = useSyncExternalStore(outbox.subscribe, outbox.view, noneAtFirst);
  const sender = useSender(outbox, outboxName(owner, conversationId), { send, onLimit });

  useEffect(() => {
    if (view.unsent.length + view.accepted.length > 0) outbox.settle(new Set(shown.map(({ id }) => id)));
  }, [outbox, view, shown]);

  // Without a network nothing has failed: it waits, and goes out by itself.
  const online = useOnline();
  const pending = useMemo(
    () => [
      ...view.accepted.map((entry) => pendingOf(entry, "sent")),
      ...view.unsent.map((entry) =>
        pendingOf(entry, looksFailed(entry) && (online || entry.refused !== null) ? "failed" : "sending"),
      ),
    ],
    [view, online],
  );
  // The same functions while messages come and go: every row of the list has them.
  const actions = useMemo(
    () => ({
      write: (text: string, replyTo: string | null): string => {
        const id = crypto.randomUUID();
        outbox.write(id, text, Date.now(), replyTo);
        sender.kick();
        return id;
      },
      retry: (id: string): void => {
        const entry = outbox.view().unsent.find((each) => each.id === id);
        if (entry) outbox.put(retried(entry));
        sender.hurry();
      },
    }),
    [outbox, sender],
  );
  return useMemo(() => ({ pending, ...actions }), [pending, actions]);
}

const pendingOf = ({ id, text, at, replyTo }: Unsent, state: PendingMessage["state"]): PendingMessage => ({
  id,
  text,
  at,
  state,
  ...(replyTo !== undefined && { replyTo }),
});
