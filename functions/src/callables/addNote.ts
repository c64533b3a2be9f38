import { defineCallable } from "../runtime/callable";
import { addNote as handle } from "../usecases/notes/notes";

export const addNote = defineCallable({ name: "addNote", target: ({ conversationId }) => conversationId, handle });
