import { useEffect, useState } from "react";
import { chime } from "../../lib/chime";
import { useRinging } from "../../lib/hooks/useRinging";
import { useNavigate } from "../../lib/router";
import { DESK_TALK, kept } from "../../lib/storage";
import { toast } from "../../lib/toast";
import { answerRing, claimRung, useLastRing } from "./api";
import type { OwnRing } from "./watch";

const SOUND_EVERY = 3_000;

interface Rung {
  /** The present ring, or one that ended while this page showed it. Not one whose end this page may have missed. */
  readonly ring: OwnRing | null;
  readonly busy: boolean;
  readonly answer: () => Promise<void>;
  readonly decline: () => Promise<void>;
}

/** Plays the sound of a ring repeatedly, until its id is null. */
function useSound(id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    chime();
    const timer = setInterval(chime, SOUND_EVERY);
    return () => clearInterval(timer);
  }, [id]);
}

/** The ring of the listener’s phone, with its sound and the functions to answer it. */
export function useRing(uid: string | null): Rung {
  const last = useLastRing(uid);
  const [seen, setSeen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The id of the ring that was answered or declined: it is silent, unless the request failed. */
  const [pressed, setPressed] = useState<string | null>(null);
  const navigate = useNavigate();
  // A test call is answered by a key of the phone.
  const stands = last?.state === "ringing" && !last.callTest ? last : null;
  const isRinging = useRinging(stands?.id ?? null, stands ? stands.until - stands.at : 0);
  const ringing = isRinging && stands ? stands.id : null;
  if (ringing !== null && seen !== ringing) setSeen(ringing);

  useEffect(() => {
    if (ringing === null) return;
    void answerRing(ringing, "shown");
  }, [ringing]);
  useSound(ringing === pressed ? null : ringing);

  const failed = (message: string): void => {
    setPressed(null);
    toast("alert", message);
  };

  const answer = async (): Promise<void> => {
    if (!last || ringing === null) return;
    setBusy(true);
    setPressed(ringing);
    const reply = last.customerId === null ? await answerRing(last.id, "here") : await claimRung(last.customerId);
    setBusy(false);
    if (!reply.ok) {
      // If somebody else was first, the ring's own document says so.
      if (reply.reason !== "TAKEN" && reply.reason !== "NOT_CLAIMED") failed(reply.message);
      return;
    }
    if (last.customerId === null) return;
    // The desk opens with this person, however long it takes to load.
    kept.set(DESK_TALK, last.customerId);
    await navigate("/volunteer-chat");
  };

  const decline = async (): Promise<void> => {
    if (ringing === null) return;
    setBusy(true);
    setPressed(ringing);
    const reply = await answerRing(ringing, "not-now");
    setBusy(false);
    if (!reply.ok) failed(reply.message);
  };
  return { ring: last && seen === last.id && (isRinging || last !== stands) ? last : null, busy, answer, decline };
}
