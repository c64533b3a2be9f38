import { expect, it } from "vitest";
import { copyOf } from "./copy";

const stored = (path: string, data: Record<string, unknown>) => {
  const [parent = "", id = ""] = path.split("/").slice(-2);
  return { id, ref: { path, parent: { id: parent } }, data: () => data };
};
const dataOf = (path: string, data: Record<string, unknown>) => copyOf(stored(path, data), "asha")?.data;

it("names nobody else in a copy, whatever their ids look like", () => {
  expect(
    dataOf("calls/c1", { customerId: "asha", volunteerId: "meera", tried: ["meera", "ravi"], answeredOn: null }),
  ).toEqual({
    customerId: "asha",
    volunteerId: "someone else",
    tried: ["someone else", "someone else"],
    answeredOn: null,
  });
  expect(dataOf("conversationInternals/asha", { passed: { meera: 1, asha: 2 } })).toEqual({ passed: { asha: 2 } });
  expect(dataOf("auditLog/l1", { actor: "server", target: "asha", about: "meera" })).toEqual({
    actor: "server",
    target: "asha",
    about: "someone else",
  });
});

it("leaves out what the other side of a call has signalled: its network addresses, under its id", () => {
  expect(copyOf(stored("calls/c1/signals/meera_0", { from: "meera", payload: "{}" }), "asha")).toBeNull();
  expect(copyOf(stored("calls/c1/signals/asha_0", { from: "asha", payload: "{}" }), "asha")).not.toBeNull();
});
