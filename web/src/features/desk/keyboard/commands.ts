import * as d from "@messages/desk";
import * as t from "@messages/deskPanes";
import * as w from "@messages/deskWork";
import { report } from "@messages/reports";
import type { Availability } from "@thodu/domain/matching/availability";
import { tabs, type Entry, type Tab } from "../inbox/list";
import type { Asked } from "../room/RoomActions";
import type { DeskKeys } from "./useKeys";

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  readonly run: () => void;
}

interface Acts {
  readonly keys: DeskKeys;
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
/** Online is first, so that it can be left out. */
const availabilities = ["online", "busy", "away"] as const;

/** All commands of the palette. */
export function commandsOf({ keys, entries, holds, setTab, pick, ask, mayGoOnline, become }: Acts): readonly Command[] {
  const inRoom: readonly Command[] = [
    { id: "reply", label: t.keys.reply, keys: "r", run: keys.reply },
    { id: "note", label: t.keys.note, keys: "n", run: keys.note },
    ...actions.map(([asked, label]) => ({ id: asked, label, run: () => ask(asked) })),
  ];
  return [
    ...(holds ? inRoom : []),
    { id: "find", label: t.keys.find, keys: "/", run: keys.find },
    ...tabs.map((tab) => ({ id: `tab ${tab}`, label: t.goTo(d.tabs[tab]), run: () => setTab(tab) })),
    ...availabilities.slice(mayGoOnline ? 0 : 1).map((each) => ({
      id: `be ${each}`,
      label: each === "away" ? t.takeBreak : t.become(w.ownAvailabilities[each]),
      run: () => become(each),
    })),
    { id: "ended", label: t.earlier(w.endedTitle), run: keys.ended },
    { id: "help", label: t.shortcuts, keys: "?", run: keys.help },
    ...entries.map((entry) => ({ id: `open ${entry.id}`, label: t.open(entry.alias), run: () => pick(entry) })),
  ];
}
