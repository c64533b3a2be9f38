import * as t from "@messages/rota";
import { clockAt, clockOf } from "../../lib/zoneTime";
import type { OpenShift } from "./api";

/** How many listeners a free shift has and needs; if that changes within it, for each part that lacks somebody. */
export function staffWords({ state, needed, staff }: OpenShift, zone: string): string {
  // A server from before this was sent says no more than the share that is missing.
  if (!staff?.length) return state === "gap" || needed >= 1 ? t.nobodyYet : "";
  if (staff.every(({ cover }) => cover === 0)) return t.nobodyYet;
  const lacking = staff.filter(({ cover, need }) => cover < need);
  const [first] = lacking;
  if (!first) return t.enough;
  if (staff.length === 1) return t.has(first.cover, first.need);
  const clock = clockOf(zone);
  const timeAt = (at: number): string => clockAt(clock(at).minute);
  return lacking.map(({ from, to, cover, need }) => t.hasIn(`${timeAt(from)} – ${timeAt(to)}`, cover, need)).join(", ");
}
