import { watchApplication } from "./applications";
import { watchQuestion } from "./tickets";
import type { Stop, Watch } from "../../../lib/watching";

const nothing = (): void => undefined;

/**
 * Passes on each of these answers that can't be sent any more: its question, or that version of its application, has
 * been answered or is gone. An answer is named `question/{id}` or `application/{uid}/{sentAt}`.
 */
export function watchClosed(answers: readonly string[], { on }: Watch<string>): Stop {
  const stops = answers.map((answer) => {
    const [kind = "", id = "", sentAt] = answer.split("/");
    if (kind === "question")
      return watchQuestion(id, {
        on: (found) => found?.value.status !== "open" && on(answer),
        onRefused: nothing,
      });
    return watchApplication(id, {
      on: (found) => (found?.status !== "sent" || String(found.sentAt) !== sentAt) && on(answer),
      onRefused: nothing,
    });
  });
  return () => stops.forEach((stop) => stop());
}
