import { onCall } from "@thodu/domain/oncall/model";
import { rotaListener } from "@thodu/domain/rota/model";
import { nextOf } from "@thodu/domain/rota/next";
import type { Millis } from "@thodu/domain/time";
import { readOnce } from "../../../lib/firebase/readOnce";

export interface NextShift {
  readonly from: Millis;
  readonly to: Millis;
  /** The zone in which the listener reads the times of their shifts. */
  readonly zone: string;
}

/** A listener's shift that goes on or begins next; null without one. */
export async function readNextShift(uid: string, now: Millis): Promise<NextShift | null> {
  const next = nextOf(rotaListener.parse((await readOnce(`rotaListeners/${uid}`)).data() ?? {}).booked, now);
  if (!next) return null;
  const { zone } = onCall.parse((await readOnce(`onCall/${uid}`)).data() ?? {});
  return { from: next.from, to: next.to, zone };
}
