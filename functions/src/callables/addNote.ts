import { defineCallable } from "../runtime/callable";
import { addNote as useCase } from "../usecases/notes/notes";

export const addNote = defineCallable("addNote", useCase);
