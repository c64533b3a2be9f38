import { defineCallable } from "../runtime/callable";
import { setRisk as handle } from "../usecases/safety/setRisk";

export const setRisk = defineCallable({ name: "setRisk", target: ({ conversationId }) => conversationId, handle });
