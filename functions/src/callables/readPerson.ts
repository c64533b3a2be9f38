import { defineCallable } from "../runtime/callable";
import { readPerson as handle } from "../usecases/people/readPerson";

export const readPerson = defineCallable({ name: "readPerson", handle });
