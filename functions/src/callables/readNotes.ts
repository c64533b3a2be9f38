import { defineCallable } from "../runtime/callable";
import { readNotes as useCase } from "../usecases/notes/notes";

export const readNotes = defineCallable("readNotes", useCase);
