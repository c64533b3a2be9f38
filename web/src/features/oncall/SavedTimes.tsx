import { zoneName } from "@thodu/domain/zones";
import type { CallWindow, OnCall, QuietHours } from "@thodu/domain/oncall/model";
import { isReached, ringsWhen } from "@thodu/domain/oncall/reach";
import { dutyOutside } from "@thodu/domain/oncall/windows";
import * as t from "@messages/onCall";
import { tag } from "../../lib/locale";
import { clockAt } from "../../lib/zoneTime";
import type { SetUp } from "./api";
import { waysOf } from "./ringsBy";

const spanOf = ({ from, to }: QuietHours): string => `${clockAt(from)} – ${clockAt(to)}`;

function daysOf({ days }: CallWindow): string {
  if (days.length === t.dayNames.length) return t.savedEveryDay;
  return new Intl.ListFormat(tag, { type: "conjunction" }).format(days.map((day) => t.dayNames[day] ?? ""));
}

const timesOf = (windows: OnCall["windows"]): string =>
  windows.map((each) => t.savedTime(daysOf(each), spanOf(each), each.duty === "crisis")).join("; ");

/**
 * What is missing for the phone to be reached without the standby page; null if nothing is, or if the last test ring
 * says it.
 */
function missingOf(record: OnCall, { push, calls }: SetUp): string | null {
  if (record.windows.length === 0 || isReached(record)) return null;
  const { channels, number } = record;
  if (calls && channels.call && number !== null) return t.missingCall;
  const isChosen = (push && channels.push) || (calls && channels.call);
  const ways = waysOf({ push, calls });
  return isChosen || ways === "none" ? null : t.missingWay[ways];
}

/** When the phone of a listener rings, and what an open standby page adds to that. */
function ringsWords(record: OnCall): string | null {
  const { windows } = record;
  const when = ringsWhen(record);
  // Another part of the page says that the phone is paused.
  if (when === "paused") return null;
  if (when === "off" || when === "untested") return t.ringsWhen[when];
  return windows.length === 0 ? t.ringsWithoutTimes : `${t.ringsWhen[when]} ${t.pageOpen[dutyOutside(windows)]}`;
}

interface Props {
  readonly record: OnCall;
  readonly setUp: SetUp;
}

/** What a listener has saved, and when their phone rings because of it. */
export function SavedTimes({ record, setUp }: Props) {
  const { on, windows, quiet, testedAt, zone } = record;
  if (!on && windows.length === 0 && testedAt === null) return null;
  const said = [
    windows.length === 0 ? t.noSavedTimes : t.savedTimes(timesOf(windows), zoneName(zone)),
    quiet && t.savedQuiet(spanOf(quiet)),
    ringsWords(record),
    ringsWhen(record) === "on-page" && missingOf(record, setUp),
  ];
  return <p className="on-call__saved">{said.filter(Boolean).join(" ")}</p>;
}
