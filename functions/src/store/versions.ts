import { SECOND } from "@thodu/domain/time";
import type { Version } from "../usecases/chat/ports";

/** A document's update time as the store writes it; only this file reads it. */
class UpdateTime implements Version {
  readonly isVersion = true;
  constructor(readonly at: string) {}
}

export const versionAt = (updateTime: string): Version => new UpdateTime(updateTime);

export function updateTimeOf(version: Version): string {
  if (!(version instanceof UpdateTime)) throw new TypeError("A version of another store.");
  return version.at;
}

/** A name for a version, always the same however exactly its time is written; for ids that are made from a change. */
export function versionName(version: Version): string {
  const at = updateTimeOf(version);
  const fraction = /\.(?<digits>\d+)Z$/.exec(at)?.groups?.["digits"] ?? "";
  return `${Math.floor(Date.parse(at) / SECOND)}-${Number(fraction.padEnd(9, "0"))}`;
}
