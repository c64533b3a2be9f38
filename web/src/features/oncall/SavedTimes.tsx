import type { CallWindow, OnCall, QuietHours } from "@thodu/domain/oncall/model";
import { isReached, ringsWhen } from "@thodu/domain/oncall/reach";
import * as t from "@messages/onCall";
import { tag } from "../../lib/locale";
import { clockAt, zoneName } from "../../lib/zoneTime";
import type { SetUp } from "./api";

const spanOf = ({ from, to }: QuietHours): string => `${clockAt(from)} – ${clockAt(to)}`;

function daysOf({ days }: CallWindow): string {
  if (days.length === t.dayNames.length) return t.savedEveryDay;
  return new Intl.ListFormat(tag, { type: "conjunction" }).format(days.map((day) => t.dayNames[day] ?? ""));
}

const timesOf = (windows: OnCall["windows"]): string =>
  windows.map((each) => t.savedTime(daysOf(each), spanOf(each), each.duty === "crisis")).join("; ");

/** What is missing for the phone to be reached without the standby page; null where the last test ring says it, or nothing is. */
function missingOf(record: OnCall, { push, calls }: SetUp): string | null {
  if (record.windows.length === 0 || isReached(record)) return null;
  const { channels, number } = record;
  if (calls && channels.call && number !== null) return t.missingCall;
  const isChosen = (push && channels.push) || (calls && channels.call);
  return !isChosen && (push || calls) ? t.missingWay : null;
}

interface Props {
  readonly record: OnCall;
  readonly setUp: SetUp;
}

/** What a listener has saved and when their phone rings by that. */
export function SavedTimes({ record, setUp }: Props) {
  const { on, windows, quiet, testedAt, zone } = record;
  if (!on && windows.length === 0 && testedAt === null) return null;
  const when = ringsWhen(record);
  const said = [
    windows.length === 0 ? t.noSavedTimes : t.savedTimes(timesOf(windows), zoneName(zone)),
    quiet && t.savedQuiet(spanOf(quiet)),
    // The page says apart that the phone is paused.
    when !== "paused" && t.ringsWhen[when],
    when === "on-page" && missingOf(record, setUp),
  ];
  return <p className="on-call__saved">{said.filter(Boolean).join(" ")}</p>;
}
