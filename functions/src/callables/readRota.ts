import { defineCallable } from "../runtime/callable";
import { readRota as handle } from "../usecases/rota/readRota";

export const readRota = defineCallable({ name: "readRota", handle });
