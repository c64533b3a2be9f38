import { SECOND } from "@thodu/domain/time";
import * as t from "@messages/rota";
import { useLayoutEffect, useRef, useState } from "react";
import { isLost } from "../../lib/isLost";
import { toast } from "../../lib/toast";
import { useAnswer } from "../../lib/useAnswer";
import { changeShift, readShifts, type OpenShift, type OwnShift, type Wish } from "./api";

export interface Change {
  readonly id: string;
  readonly busy: boolean;
  /** The result, shown beside the shift; null before. */
  readonly said: string | null;
}

/** For this long after the lists have changed, a press may still be meant for what was there before. */
const MEANT_BEFORE = SECOND;

/** Whether a wish has been fulfilled, by the listener's own shift in the list. */
const cameAbout: Readonly<Record<Wish, (mine: OwnShift | undefined) => boolean>> = {
  take: (mine) => mine !== undefined,
  "give-up": (mine) => mine === undefined,
  offer: (mine) => mine?.offered === true,
  keep: (mine) => mine?.offered === false,
  confirm: (mine) => mine?.state === "confirmed",
};

/** The id of a shift's element in the list of needed shifts. */
export const openId = (id: string): string => `open-${id}`;

/** Remembers the place of each needed shift; a new one comes after all others. */
class Places {
  readonly #places = new Map<string, number>();

  /** Sorts the shifts as they were first seen, so that none takes the place of another under the pointer. */
  inPlace(shifts: readonly OpenShift[]): readonly OpenShift[] {
    const placed = shifts.map((shift) => ({ shift, place: this.#placeOf(shift.id) }));
    return placed.toSorted((a, b) => a.place - b.place).map(({ shift }) => shift);
  }

  #placeOf(id: string): number {
    const place = this.#places.get(id) ?? this.#places.size;
    this.#places.set(id, place);
    return place;
  }
}

/** A listener's shifts and those that are needed, and the functions that change them. */
export function useShifts() {
  const { answer: shifts, trouble, read } = useAnswer(readShifts);
  const [change, setChange] = useState<Change | null>(null);
  const [places] = useState(() => new Places());
  /** Shifts taken on this page, which stay in their places. */
  const [all, setTaken] = useState<readonly OpenShift[]>([]);
  const blockedUntil = useRef(0);
  const pressed = useRef<{ readonly id: string; readonly top: number } | null>(null);
  const taken = all.filter((each) => shifts?.mine.some(({ id }) => id === each.id));
  const open = places.inPlace([...(shifts?.open ?? []), ...taken]);

  // The list above may have grown by the shift, so this scrolls to keep the pressed row where it was on the screen.
  useLayoutEffect(() => {
    const { current } = pressed;
    const row = current && document.getElementById(openId(current.id));
    // A late answer from before the press does not contain the shift yet.
    if (!row || !shifts?.mine.some(({ id }) => id === current.id)) return;
    scrollBy(0, row.getBoundingClientRect().top - current.top);
    // The pressed button is gone, so the row gets the focus for the keyboard.
    if (document.activeElement === document.body) row.focus({ preventScroll: true });
    pressed.current = null;
  }, [shifts]);

  const make = async (id: string, wish: Wish): Promise<void> => {
    if (wish === "take" && performance.now() < blockedUntil.current) return;
    const shift = open.find((each) => each.id === id);
    setChange({ id, busy: true, said: null });
    const reply = await changeShift(id, wish);
    const top = document.getElementById(openId(id))?.getBoundingClientRect().top;
    if ((reply.ok || isLost(reply)) && wish === "take" && shift) {
      setTaken([...all.filter((each) => each.id !== id), shift]);
      pressed.current = top === undefined ? null : { id, top };
    }
    const known = await read();
    blockedUntil.current = performance.now() + MEANT_BEFORE;
    // If only the answer was lost, the list shows the result.
    const isDone =
      reply.ok || (isLost(reply) && known !== null && cameAbout[wish](known.mine.find((each) => each.id === id)));
    // Its row is gone from where it was given up, and may stand far below among the others.
    if (isDone && wish === "give-up") {
      setChange(null);
      return toast("status", t.done[wish]);
    }
    return setChange({ id, busy: false, said: isDone ? t.done[wish] : reply.message });
  };
  return {
    shifts,
    trouble,
    read,
    change,
    make,
    open,
    isTaken: (id: string) => taken.some((each) => each.id === id),
  };
}
