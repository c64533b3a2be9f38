import { defineCallable } from "../runtime/callable";
import { readNotes as handle } from "../usecases/notes/notes";

export const readNotes = defineCallable({ name: "readNotes", target: ({ conversationId }) => conversationId, handle });
