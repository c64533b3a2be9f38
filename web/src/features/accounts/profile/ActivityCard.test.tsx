import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aCall } from "../../../../../tests/support/domain";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { ActivityCard } from "./ActivityCard";

const ago = (minutes: number) => instant(Date.now() - minutes * 60_000);
const told = () => screen.queryAllByRole("listitem").map((item) => item.querySelector("p")?.textContent);

it("lists what the person did as it happens, newest first, and nothing of others", async () => {
  const uid = await isHere();
  show(<ActivityCard uid={uid} />);
  await screen.findByText("Nothing yet. That is fine.");
  const call = (id: string, minutes: number, answered: boolean, customerId = uid): void => {
    const times = { startedAt: ago(minutes), ringUntil: null, answeredAt: answered ? ago(minutes) : null };
    store.put(`calls/${id}`, { ...aCall({ customerId, status: answered ? "ended" : "missed" }), ...times });
  };
  call("theirs", 1, true, "ravi");
  call("one", 50, true);
  await waitFor(() => expect(told()).toEqual(["You called a volunteer"]));
  call("two", 40, false);
  store.put("helpRequests/one", { userId: uid, note: "", locale: "en", createdAt: ago(30) });
  store.put("appointmentRequests/one", {
    userId: uid,
    name: "Asha",
    email: "asha@example.com",
    issue: "Sleep",
    status: "pending",
    assigned: false,
    createdAt: ago(20),
  });
  store.put(`users/${uid}/activity/one`, { kind: "report", at: ago(10) });
  await waitFor(() =>
    expect(told()).toEqual([
      "You told our team about a conversation",
      "You asked for an appointment",
      "You asked for somebody to talk to",
      "You called, but reached nobody",
      "You called a volunteer",
    ]),
  );
});
