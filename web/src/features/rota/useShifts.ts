import { SECOND } from "@thodu/domain/time";
import * as t from "@messages/rota";
import { useLayoutEffect, useRef, useState } from "react";
import { isLost } from "../../lib/isLost";
import { useAnswer } from "../../lib/useAnswer";
import { changeShift, readShifts, type OpenShift, type OwnShift, type Wish } from "./api";

export interface Change {
  readonly id: string;
  readonly busy: boolean;
  /** What came of it, told beside the shift; null while nothing has. */
  readonly said: string | null;
}

/** For so long after the lists have changed, a press may still be meant for what stood in its place before. */
const MEANT_BEFORE = SECOND;

/** Whether what was wished for is so, by one's own shift as the list has it. */
const cameAbout: Readonly<Record<Wish, (mine: OwnShift | undefined) => boolean>> = {
  take: (mine) => mine !== undefined,
  "give-up": (mine) => mine === undefined,
  offer: (mine) => mine?.offered === true,
  keep: (mine) => mine?.offered === false,
  confirm: (mine) => mine?.state === "confirmed",
};

/** The element that names a shift among those that are needed. */
export const openId = (id: string): string => `open-${id}`;

/** Where each shift stands among those that are needed; one that was not seen yet comes after all others. */
class Places {
  readonly #places = new Map<string, number>();

  /** In the order in which they were first seen, so that none comes under the pointer in the place of another. */
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

/** A listener's shifts and those that are needed, and what they change of them. */
export function useShifts() {
  const { answer: shifts, trouble, read } = useAnswer(readShifts);
  const [change, setChange] = useState<Change | null>(null);
  const [places] = useState(() => new Places());
  /** Taken on this page: they stay where they stood. */
  const [all, setTaken] = useState<readonly OpenShift[]>([]);
  const blockedUntil = useRef(0);
  const pressed = useRef<{ readonly id: string; readonly top: number } | null>(null);
  const taken = all.filter((each) => shifts?.mine.some(({ id }) => id === each.id));
  const open = places.inPlace([...(shifts?.open ?? []), ...taken]);

  // What stands above may have grown by the shift: the row that was pressed stays where it was on the screen.
  useLayoutEffect(() => {
    const { current } = pressed;
    const row = current && document.getElementById(openId(current.id));
    // An answer from before the press, which comes late, knows nothing of it.
    if (!row || !shifts?.mine.some(({ id }) => id === current.id)) return;
    scrollBy(0, row.getBoundingClientRect().top - current.top);
    // The button that was pressed has gone, and the keyboard goes on from here.
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
    // Where only the answer was lost, the list shows what came of it.
    const isDone =
      reply.ok || (isLost(reply) && known !== null && cameAbout[wish](known.mine.find((each) => each.id === id)));
    setChange({ id, busy: false, said: isDone ? t.done[wish] : reply.message });
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
