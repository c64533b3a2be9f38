import { defineCallable } from "../runtime/callable";
import { findPeople as handle } from "../usecases/people/findPeople";

export const findPeople = defineCallable({ name: "findPeople", handle });
