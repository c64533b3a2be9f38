import * as d from "@messages/desk";
import * as t from "@messages/deskPanes";
import * as w from "@messages/deskWork";
import { report } from "@messages/reports";
import * as r from "@messages/risk";
import { callSupervisor } from "@messages/supervisor";
import type { Availability } from "@thodu/domain/matching/availability";
import { tabs, type Entry, type Tab } from "../inbox/list";
import type { Asked } from "../room/RoomActions";
import type { DeskSteps } from "./useKeys";

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  /** Other words by which it is found. */
  readonly also?: string;
  readonly run: () => void;
}

interface Acts {
  readonly keys: DeskSteps;
  /** Somebody is offered to the listener. */
  readonly isOffered: boolean;
  readonly entries: readonly Entry[];
  /** Whether the listener has a conversation open. */
  readonly holds: boolean;
  readonly setTab: (tab: Tab) => void;
  readonly pick: (entry: Entry) => void;
  readonly ask: (asked: Asked) => void;
  /** Whether it is known if they have agreed to the code of conduct. */
  readonly mayGoOnline: boolean;
  readonly become: (availability: Availability) => void;
}

const actions: readonly (readonly [Asked, string])[] = [
  ["release", d.release],
  ["hand-over", w.handOverShort],
  ["end", d.end],
  ["report", report],
];
const riskLevels = ["none", "concern", "crisis"] as const;
/** Online is first, so that it can be left out. */
const availabilities = ["online", "busy", "away"] as const;

/** All commands of the palette. */
export function commandsOf({
  keys,
  isOffered,
  entries,
  holds,
  setTab,
  pick,
  ask,
  mayGoOnline,
  become,
}: Acts): readonly Command[] {
  const inRoom: readonly Command[] = [
    { id: "reply", label: t.keys.reply, keys: "r", run: keys.reply },
    { id: "note", label: t.keys.note, keys: "n", run: keys.note },
    { id: "replies", label: w.savedReplies, also: t.also.replies, run: keys.replies },
    { id: "supervisor", label: callSupervisor, also: t.also.supervisor, run: () => ask("supervisor") },
    ...riskLevels.map((level) => ({
      id: `level ${level}`,
      label: t.setLevel(r.levels[level]),
      also: t.also.level,
      run: () => keys.level(level),
    })),
    ...actions.map(([asked, label]) => ({ id: asked, label, run: () => ask(asked) })),
  ];
  const ofOffer: readonly Command[] = [
    { id: "accept", label: t.keys.accept, keys: "Alt A", run: keys.accept },
    { id: "pass", label: t.keys.pass, keys: "Alt P", run: keys.pass },
  ];
  return [
    ...(isOffered ? ofOffer : []),
    ...(holds ? inRoom : []),
    { id: "find", label: t.keys.find, keys: "/", run: keys.find },
    ...tabs.map((tab) => ({ id: `tab ${tab}`, label: t.goTo(d.tabs[tab]), run: () => setTab(tab) })),
    ...availabilities.slice(mayGoOnline ? 0 : 1).map((each) => ({
      id: `be ${each}`,
      label: each === "away" ? t.takeBreak : t.become(w.ownAvailabilities[each]),
      run: () => become(each),
    })),
    { id: "languages", label: w.languagesLabel, also: t.also.languages, run: keys.languages },
    { id: "shifts", label: w.shifts, also: t.also.shifts, run: keys.shifts },
    { id: "on call", label: w.onCallAtNight, also: t.also.shifts, run: keys.onCall },
    { id: "ended", label: t.earlier(w.endedTitle), run: keys.ended },
    { id: "help", label: t.shortcuts, keys: "?", run: keys.help },
    ...entries.map((entry) => ({ id: `open ${entry.id}`, label: t.open(entry.alias), run: () => pick(entry) })),
  ];
}
