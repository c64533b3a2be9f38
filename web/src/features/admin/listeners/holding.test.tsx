import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { Holding } from "./Holding";

it.each([
  [3, ["g1"], "They are with 3 people right now. 1 of them is in a crisis."],
  [3, ["g1", "g2"], "They are with 3 people right now. 2 of them are in a crisis."],
  [1, ["g1"], "They are with somebody right now. That person is in a crisis."],
])("says of %i people whom a listener is with how many are in a crisis", async (load, people, words) => {
  server.answers("readDesk", {
    ...quietDesk,
    engaged: [
      { uid: "ravi", by: "crisis", people: [{ uid: "g9", alias: "g9" }] },
      { uid: "meera", by: "crisis", people: people.map((uid) => ({ uid, alias: uid })) },
    ],
  });
  show(<Holding person={{ uid: "meera", load }} />);
  expect(await screen.findByText(words)).toBeTruthy();
});
