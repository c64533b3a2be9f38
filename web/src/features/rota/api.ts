import type { Output } from "@thodu/domain/contracts";
import { call } from "../../lib/callables";
import { callableUrl } from "../../lib/firebase/project";
import { current } from "../../lib/locale";

export type Shifts = Output<"readShifts">;
export type OwnShift = Shifts["mine"][number];
export type OpenShift = Shifts["open"][number];
export type Wish = "take" | "give-up" | "offer" | "keep" | "confirm";

export const readShifts = () => call("readShifts", {});
export const changeShift = (shiftId: string, wish: Wish) => call("changeShift", { shiftId, wish });
export const makeCalendar = () => call("makeCalendar", { locale: current });

/** The address at which calendar programs find a listener's shifts. */
export const calendarAddress = (secret: string): string => `${callableUrl("shiftCalendar")}/${secret}.ics`;
