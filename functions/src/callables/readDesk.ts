import { defineCallable } from "../runtime/callable";
import { readDesk as handle } from "../usecases/matching/readDesk";

export const readDesk = defineCallable({ name: "readDesk", handle });
