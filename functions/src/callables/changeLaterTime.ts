import { defineCallable } from "../runtime/callable";
import { changeLaterTime as handle } from "../usecases/matching/changeLaterTime";

export const changeLaterTime = defineCallable({
  name: "changeLaterTime",
  target: ({ conversationId }) => conversationId,
  handle,
});
