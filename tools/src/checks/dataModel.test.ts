import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chatMessage, conversation, conversationInternals } from "@thodu/domain/chat/model";
import { expect, test } from "vitest";
import { root } from "../lib/paths";

const text = readFileSync(join(root, "docs/data-model.md"), "utf8");

/** The fields in the first column of the table below a heading. */
function fieldsBelow(heading: string): ReadonlySet<string> {
  const [, section = ""] = text.split(`### ${heading}\n`);
  const [own = ""] = section.split(/^##/m);
  const cells = own.split("\n").filter((line) => line.startsWith("|"));
  return new Set(cells.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/\w+/g)].map(([name]) => name)));
}

const internal = Object.keys(conversationInternals.shape);
/** Only in older documents; the text below the heading mentions it. */
const FORMER = ["blocked"];

test.each([
  ["conversations/{customerId}", Object.keys(conversation.shape).filter((name) => !internal.includes(name))],
  ["conversationInternals/{customerId}", internal],
  ["conversations/{customerId}/chatMessages/{messageId}", Object.keys(chatMessage.shape)],
])("docs/data-model.md names each field of %s", (heading, fields) => {
  const named = fieldsBelow(heading);
  expect(fields.filter((name) => !named.has(name) && !FORMER.includes(name))).toEqual([]);
});
