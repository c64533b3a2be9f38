import { expect, it } from "vitest";
import { aConversation, heldBy } from "../../../tests/support/domain";
import { stored } from "../../../tests/support/sending";

it.each([
  ["naaku chala badhaga undi", "te"],
  ["मुझे अच्छा नहीं लग रहा", "hi"],
] as const)("says in which language a listener has to speak: %s", (text, locale) => {
  const begun = stored({ text }).change;
  expect(begun).toMatchObject({ kind: "begin", conversation: { locale } });
  const waiting = stored({ conversation: aConversation(), text }).change;
  expect(waiting).toMatchObject({ kind: "continue", patch: { locale } });
  const same = stored({ conversation: aConversation({ locale }), text }).change;
  expect(same).toMatchObject({ kind: "continue", patch: expect.not.objectContaining({ locale }) });
  const held = stored({ conversation: heldBy("meera"), text }).change;
  expect(held).toMatchObject({ kind: "continue", patch: expect.not.objectContaining({ locale }) });
});
