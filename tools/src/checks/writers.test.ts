import { expect, it } from "vitest";

import { pathMakersIn } from "./documentPaths";
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
])("%s is a write outside of the store", (expression) => {
  expect(writesIn(ADAPTER, `const first = 1;\nexport const x = ${expression};\n`)).toEqual([
    expect.stringMatching(/^functions\/src\/adapters\/firestore\/desk\.ts:2 calls /),
  ]);
});

it.each([
  'createHash("sha256").update(text).digest("hex")',
  'createHmac("sha256", secret).update(text)',
  "commit([patch(documents.person(uid), fields, version)])",
  "db().doc(path).get()",
  "patch(documents.message(customerId, messageId), fields, version)",
  "remove(outsideConversation(doc.ref.path))",
  "patch(`conversations/${customerId}/notes/${noteId}`, fields, version)",
])("%s is not one", (expression) => {
  expect(writesIn(ADAPTER, `export const x = ${expression};`)).toEqual([]);
});

it("a Map and a Set are not documents", () => {
  expect(writesIn(ADAPTER, "const a = new Map(); a.set(1, 2); const b = new Set(); b.delete(1);")).toEqual([]);
});

const OF_CONVERSATION = [
  "create(documents.conversation(customerId), fields)",
  'patch(documents.internals(customerId), fields, "merged")',
  "remove(`conversations/${customerId}`)",
  'put("conversationInternals/x", fields)',
] as const;

it.each(OF_CONVERSATION)("%s is written in one place only", (expression) => {
  const source = `export const x = ${expression};`;
  expect(writesIn(ADAPTER, source)).toEqual([expect.stringContaining("writes a conversation")]);
  expect(writesIn("functions/src/store/other.ts", source)).toEqual([expect.stringContaining("writes a conversation")]);
  expect(writesIn("functions/src/store/conversation.ts", source)).toEqual([]);
});

const REFS = `
  const callRef = (id: string) => db().doc(\`calls/\${id}\`);
  const roomRef = (id: string) => db().doc(\`conversations/\${id}\`);
  const longRef = (id: string) => db().doc(pathOf(id));
  function pathOf(id: string): string { return documents.internals(id); }
  class Pairs { path(pair: Pair): string { return \`partings/\${hash(pair)}\`; } }
`;
const pathMakers = pathMakersIn([{ file: ADAPTER, source: REFS }]);

it.each([
  "patch(callRef(id).path, fields, version)",
  "const { path } = callRef(id); patch(path, fields, version)",
  "const path = documents.desk(); put(path, fields)",
  "put(`users/${uid}/devices/${id}`, fields)",
  "patch(this.partings.path(pair), fields, version)",
])("%s has a path that can be read", (statement) => {
  expect(writesIn(ADAPTER, statement, pathMakers)).toEqual([]);
});

it.each([
  "patch(roomRef(id).path, fields, version)",
  "const { path } = roomRef(id); remove(path)",
  "remove(longRef(id).path)",
])("%s writes a conversation with the function made for it", (statement) => {
  expect(writesIn(ADAPTER, statement, pathMakers)).toEqual([expect.stringContaining("writes a conversation")]);
});

it.each([
  "patch(ref.path, fields, version)",
  "docs.map(({ ref }) => remove(ref.path))",
  "put(`${collection}/${id}`, fields)",
  "remove(unknownRef(id).path)",
  "for (const path of paths) remove(path)",
  "const path = callRef(id).path; const write = (path: string) => remove(path)",
])("%s might write a conversation", (statement) => {
  expect(writesIn(ADAPTER, statement, pathMakers)).toEqual([expect.stringContaining("outsideConversation")]);
});
