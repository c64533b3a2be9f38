import { device } from "./device";
import { outboxPrefix, ROOT } from "./drafts";
import { OutboxStore } from "./outboxStore";

const outboxes = new Map<string, OutboxStore>();

/** The one outbox object that this window has for a person in a conversation. */
export function outboxOf(uid: string, conversationId: string): OutboxStore {
  const prefix = outboxPrefix(uid, conversationId);
  const known = outboxes.get(prefix);
  if (known) return known;
  const outbox = new OutboxStore(device(), prefix);
  outboxes.set(prefix, outbox);
  addEventListener("storage", ({ key, newValue }) => {
    if (key === null || key.startsWith(ROOT + prefix)) outbox.onStorageEvent(newValue);
  });
  return outbox;
}
