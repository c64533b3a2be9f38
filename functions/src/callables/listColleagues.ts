import { defineCallable } from "../runtime/callable";
import { listColleagues as handle } from "../usecases/matching/listColleagues";

export const listColleagues = defineCallable({ name: "listColleagues", handle });
