import type { Output } from "@thodu/domain/contracts";
import { call } from "../../../lib/callables";

export type Rota = Output<"readRota">;

export const readRota = () => call("readRota", {});
