import { PAGE } from "@thodu/domain/chat/limits";
import type { Conversation } from "@thodu/domain/chat/model";
import type { Input, Outcome } from "@thodu/domain/contracts";
import { refuse, type Failure } from "@thodu/domain/errors";
import { isHandedTo } from "@thodu/domain/matching/handOver";
import { hasLeftNote, mayRead, supervisorCall } from "@thodu/domain/notes/reading";
import type { Actor } from "@thodu/domain/permissions";
import { knownReports, REPORTS_LOOKED_AT } from "@thodu/domain/reports/known";
import { fail, ok, type Result } from "@thodu/domain/result";
import { participation } from "../chat/participation";
import type { ConversationStore, Versioned } from "../chat/ports";
import type { Runtime } from "../ports";
import type { NoteStore } from "./ports";

interface NotePorts {
  readonly runtime: Pick<Runtime, "now">;
  readonly conversations: Pick<ConversationStore, "find">;
  readonly notes: NoteStore;
}

/** The conversation, for the listener who holds it; for its customer there are no notes. */
function held(
  seen: Versioned<Conversation> | null,
  actor: Actor,
  conversationId: string,
): Result<Conversation, Failure<"NOT_FOUND" | "NOT_CLAIMED">> {
  const part = participation(actor, conversationId, seen);
  if (!part.ok) return part;
  return part.value.side === "volunteer" ? ok(part.value.seen.value) : fail(refuse("NOT_CLAIMED"));
}

/** Stores a note once. */
export async function addNote(
  ports: NotePorts,
  actor: Actor,
  { noteId, conversationId, text }: Input<"addNote">,
): Promise<Outcome<"addNote">> {
  const holds = held(await ports.conversations.find(conversationId), actor, conversationId);
  if (!holds.ok) return holds;
  if (await ports.notes.add(conversationId, noteId, { text, by: actor.uid, kind: "note" })) return ok({});
  const stored = await ports.notes.find(conversationId, noteId);
  return stored?.text === text && stored.by === actor.uid ? ok({}) : fail(refuse("ID_REUSED"));
}

/** The notes for the listener who holds the conversation; for a colleague whom they ask to take over, whether one waits. */
export async function readNotes(
  ports: NotePorts,
  actor: Actor,
  { conversationId }: Input<"readNotes">,
): Promise<Outcome<"readNotes">> {
  const seen = await ports.conversations.find(conversationId);
  const now = ports.runtime.now();
  if (seen && isHandedTo(seen.value, actor.uid, now))
    return ok({ notes: [], left: hasLeftNote(await ports.notes.newest(conversationId, PAGE), seen.value) });
  const holds = held(seen, actor, conversationId);
  if (!holds.ok) return holds;
  const [newest, lastCase, reports] = await Promise.all([
    ports.notes.newest(conversationId, PAGE),
    ports.notes.lastSupervisorCase(conversationId),
    ports.notes.reportsAbout(conversationId, REPORTS_LOOKED_AT),
  ]);
  const notes = newest.filter((note) => mayRead(note, actor.uid, holds.value));
  const supervisor = supervisorCall(lastCase, actor.uid, holds.value, now);
  const reported = knownReports(reports, actor.uid, now);
  return ok({
    notes: notes.map(({ noteId, text, kind, at, by, crisis }) => ({
      noteId,
      text,
      kind,
      at,
      mine: by === actor.uid,
      ...(crisis && { crisis }),
    })),
    ...(supervisor && { supervisor }),
    ...(reported.length > 0 && { reported: [...reported] }),
  });
}

/** The customer sets whether the next listener may read the summaries of earlier talks. */
export async function shareSummary(
  { notes }: Pick<NotePorts, "notes">,
  actor: Actor,
  { agreed }: Input<"shareSummary">,
): Promise<Outcome<"shareSummary">> {
  return (await notes.share(actor.uid, agreed)) ? ok({}) : fail(refuse("NOT_FOUND"));
}
