import { backoff } from "@thodu/domain/backoff";
import type { Output } from "@thodu/domain/contracts";
import { MINUTE, SECOND } from "@thodu/domain/time";
import { useCallback, useEffect, useRef, useState } from "react";
import { answersInOrder } from "../../../lib/answersInOrder";
import { useOnline } from "../../../lib/hooks/useOnline";
import { useVisible } from "../../../lib/hooks/useVisible";
import { kept } from "../../../lib/storage";
import { toast } from "../../../lib/toast";
import { readNotes, type KnownReport, type PrivateNote, type SupervisorCall } from "../api";

export interface Notes {
  /** Null until they are loaded. */
  readonly notes: readonly PrivateNote[] | null;
  /**
   * The notes shown apart while the reader holds the conversation: hand-over notes, and how a crisis ended that was the
   * last talk.
   */
  readonly forNext: readonly PrivateNote[];
  /** The last time that a listener called a supervisor in this talk; null if none did, or until that is known. */
  readonly supervisor: SupervisorCall | null;
  /** Listeners' reports about the person; empty until they are known. */
  readonly reported: readonly KnownReport[];
  /** Whether these are shown above the conversation: until the reader has replied. */
  readonly isFirst: boolean;
  readonly load: () => Promise<void>;
  /** Reads them again; shows no error. */
  readonly refresh: () => Promise<void>;
}

/** A colleague's note for the next listener, or anybody's about the end of a crisis that was the last talk. */
const isForNext = ({ kind, mine, crisis, at }: PrivateNote, lastEnd: number | null): boolean =>
  (kind === "hand-over" && !mine) || (crisis !== undefined && lastEnd !== null && Math.abs(at - lastEnd) < MINUTE);

/** How often the page asks whether the team has closed the case, or has opened it again. */
const CASE_ASKED = 20 * SECOND;

/** The key under which this tab stores, once it was shown, whether the listener of a claim had been left anything. */
const keyOf = (claimId: string): string => `thodu.handOverRead.${claimId}`;
const NOTHING = "none";

/**
 * Whether a colleague's note is shown above everything else: from the claim on, until it was visible and the reader has
 * written another message. `words`: how many messages they have written since the claim; `count`: how many notes there
 * are, null until that is known.
 */
function useReadFirst(claimId: string | null, words: number, count: number | null): boolean {
  /** How many messages they had written when it was first visible. */
  const [inSight, setInSight] = useState<{ readonly claimId: string; readonly words: number } | null>(null);
  const isFirst =
    claimId !== null &&
    (inSight?.claimId === claimId ? words <= inSight.words : words === 0 || kept.get(keyOf(claimId)) === null);
  useEffect(() => {
    if (!isFirst || count === null) return;
    kept.set(keyOf(claimId), count === 0 ? NOTHING : "yes");
    setInSight((before) => (before?.claimId === claimId ? before : { claimId, words }));
  }, [isFirst, count, claimId, words]);
  return isFirst;
}

interface Before {
  /** The claim while the talk is held; null otherwise. */
  readonly claimId: string | null;
  /** When the last talk ended, in milliseconds since 1970; null without one. */
  readonly lastEnd: number | null;
  readonly isCrisis?: boolean;
}

interface NotesRead {
  readonly read: Output<"readNotes"> | null;
  /** Resolves to what went wrong, in words; null if nothing. */
  readonly readAgain: () => Promise<string | null>;
  /**
   * The notes were read before this crisis began, or not at all. Since then a supervisor may have been called, for
   * example in a voice call.
   */
  readonly lacksCrisis: boolean;
}

/** The last answer for a conversation, and whether it was read during the present crisis. */
function useRead(conversationId: string, isCrisis: boolean): NotesRead {
  const [read, setRead] = useState<Output<"readNotes"> | null>(null);
  const [knowsCrisis, setKnowsCrisis] = useState(false);
  if (knowsCrisis && !isCrisis) setKnowsCrisis(false);
  // A late answer to an earlier request may not contain a call for a supervisor that was made since.
  const [begin] = useState(answersInOrder);
  const readAgain = useCallback(async (): Promise<string | null> => {
    const counts = begin();
    const reply = await readNotes(conversationId);
    const isLast = counts(reply.ok);
    if (!reply.ok) return reply.message;
    if (!isLast) return null;
    setRead(reply.value);
    setKnowsCrisis(isCrisis);
    return null;
  }, [begin, conversationId, isCrisis]);
  return { read, readAgain, lacksCrisis: isCrisis && !knowsCrisis };
}

/**
 * Reads a case again and again while the page is visible and has a network, and at once when it has become visible or
 * its network is back.
 */
function useCaseAgain(hasCase: boolean, refresh: () => Promise<void>): void {
  const visible = useVisible();
  const online = useOnline();
  const isOld = useRef(false);
  useEffect(() => {
    if (!hasCase) return undefined;
    if (!visible || !online) {
      isOld.current = true;
      return undefined;
    }
    if (isOld.current) void refresh();
    isOld.current = false;
    const timer = setInterval(() => void refresh(), CASE_ASKED);
    return () => clearInterval(timer);
  }, [hasCase, visible, online, refresh]);
}

/** The private notes of a conversation. `words`: how many messages the reader has written since their claim. */
export function useNotes(conversationId: string, { claimId, lastEnd, isCrisis = false }: Before, words = 0): Notes {
  const { read, readAgain, lacksCrisis } = useRead(conversationId, isCrisis);
  const { notes = null, supervisor = null, reported = [] } = read ?? {};
  const load = useCallback(async (): Promise<void> => {
    const trouble = await readAgain();
    if (trouble !== null) toast("alert", trouble);
  }, [readAgain]);
  const refresh = useCallback(async (): Promise<void> => {
    await readAgain();
  }, [readAgain]);
  const forNext = claimId === null ? [] : (notes ?? []).filter((note) => isForNext(note, lastEnd));
  const isFirst = useReadFirst(claimId, words, notes && forNext.length + Number(supervisor !== null) + reported.length);
  // A bad network must not hide a colleague's note: it is asked for until it arrives.
  const isLeft = notes === null && claimId !== null && (isFirst || kept.get(keyOf(claimId)) !== NOTHING);
  const isMissing = isLeft || (claimId !== null && lacksCrisis);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isMissing) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    void readAgain().then((trouble) => {
      if (!stopped && trouble !== null)
        timer = setTimeout(() => setTries(tries + 1), backoff(tries + 2, Math.random()));
    });
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [isMissing, readAgain, tries]);
  // A closed case too: the team can open it again.
  useCaseAgain(supervisor !== null, refresh);
  return { notes, forNext, supervisor, reported, isFirst, load, refresh };
}
