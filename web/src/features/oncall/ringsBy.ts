import type { OnCall } from "@thodu/domain/oncall/model";
import * as t from "@messages/onCall";
import type { SetUp } from "./api";

type Ways = Pick<SetUp, "push" | "calls">;

/** Which ways there are. */
export const waysOf = ({ push, calls }: Ways): "both" | "push" | "calls" | "none" =>
  push && calls ? "both" : push ? "push" : calls ? "calls" : "none";

/** When the phone of a listener will ring, by the ways that are set up here and those they have chosen. */
export function ringsBy(setUp: Ways, { push, call }: OnCall["channels"]): string {
  const chosen = waysOf({ push: setUp.push && push, calls: setUp.calls && call });
  return chosen === "none" ? t.ringsWithout[waysOf(setUp)] : t.ringsBy[chosen];
}
