import { expect, it } from "vitest";

import { writesIn } from "./writers";

const ADAPTER = "functions/src/adapters/firestore/desk.ts";

it.each([
  "db().batch()",
  "db().bulkWriter()",
  "db().runTransaction(work)",
  "db().recursiveDelete(ref)",
  "db().doc(path).set(fields)",
  "deskRef(id).update(fields)",
  "notesOf(id).doc(noteId).create(fields)",
  "doc.ref.delete()",
  "ref.delete()",
])("%s is a write beside the store", (expression) => {
  expect(writesIn(ADAPTER, `const first = 1;\nexport const x = ${expression};\n`)).toEqual([
    expect.stringMatching(/^functions\/src\/adapters\/firestore\/desk\.ts:2 calls /),
  ]);
});

it.each([
  'createHash("sha256").update(text).digest("hex")',
  'createHmac("sha256", secret).update(text)',
  "commit([patch(path, fields, version)])",
  "db().doc(path).get()",
  "patch(documents.message(customerId, messageId), fields, version)",
  "patch(`conversations/${customerId}/notes/${noteId}`, fields, version)",
])("%s is none", (expression) => {
  expect(writesIn(ADAPTER, `export const x = ${expression};`)).toEqual([]);
});

it("a map and a set are no documents", () => {
  expect(writesIn(ADAPTER, "const a = new Map(); a.set(1, 2); const b = new Set(); b.delete(1);")).toEqual([]);
});

const OF_CONVERSATION = [
  "create(documents.conversation(customerId), fields)",
  'patch(documents.internals(customerId), fields, "merged")',
  "remove(`conversations/${customerId}`)",
  'put("conversationInternals/x", fields)',
] as const;

it.each(OF_CONVERSATION)("%s has one place", (expression) => {
  const source = `export const x = ${expression};`;
  expect(writesIn(ADAPTER, source)).toEqual([expect.stringContaining("writes a conversation")]);
  expect(writesIn("functions/src/store/other.ts", source)).toEqual([expect.stringContaining("writes a conversation")]);
  expect(writesIn("functions/src/store/conversation.ts", source)).toEqual([]);
});
