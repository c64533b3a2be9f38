import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCall } from "../../../../tests/support/domain";
import { readDraft } from "../../conversation/drafts";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { CallElsewhere } from "./CallElsewhere";

const callId = "elsewhere-1";
const crisis = { agreed: "She calls her sister", whoKnows: "Nobody.", linesGiven: true };

// Loaded before a test presses the button, which would otherwise hang up at once.
beforeAll(async () => void (await import("./listener/EndInCrisis")));
beforeEach(() => server.answers("endCall", { callId, maxSeconds: 900 }));

async function open(allowance: "free" | "crisis", side: "customer" | "volunteer") {
  const uid = await isHere({ claims: { volunteer: side === "volunteer" } });
  const now = instant(Date.now());
  const sides = side === "volunteer" ? { volunteerId: uid } : { customerId: uid };
  const call = aCall({ status: "active", allowance, alias: "Calm Lotus 1", ...sides });
  store.put(`calls/${callId}`, { ...call, startedAt: now, ringUntil: null, answeredAt: now });
  return { uid, user: show(<CallElsewhere callId={callId} />) };
}

const hangUp = () => screen.getByRole("button", { name: "Hang up" });
const question = () => screen.findByRole("dialog", { name: "End a call in a crisis?" });

describe("a listener who hangs up in another tab on a caller in a crisis", () => {
  async function asked() {
    const { uid, user } = await open("crisis", "volunteer");
    await waitFor(() => expect(hangUp().getAttribute("aria-haspopup")).toBe("dialog"));
    await user.click(hangUp());
    const dialog = within(await question());
    await user.type(dialog.getByLabelText("What did you agree on?"), "She calls her sister");
    return { uid, user, dialog };
  }

  it("is asked there too, and ends the call with their answers", async () => {
    const { user, dialog } = await asked();
    await user.click(dialog.getByRole("button", { name: "Nobody." }));
    await user.selectOptions(dialog.getByLabelText(/^Did you give the help lines/), "Yes");
    expect(server.asked("endCall")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "End the call" }));
    await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId, crisis }]));
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(callId))).toEqual([]));
  });

  it("can go back, and finds what they wrote in the tab of the call", async () => {
    const { uid, user, dialog } = await asked();
    await user.click(dialog.getByRole("button", { name: "Back to the call" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.asked("endCall")).toEqual([]);
    expect(readDraft(uid, `agreed/${callId}`)).toBe("She calls her sister");
  });
});

it.each([
  ["a listener without a crisis", "free", "volunteer"],
  ["the caller themselves", "crisis", "customer"],
] as const)("is not asked: %s", async (_, allowance, side) => {
  const { user } = await open(allowance, side);
  await user.click(hangUp());
  await waitFor(() => expect(server.asked("endCall")).toEqual([{ callId }]));
  expect(screen.queryByRole("dialog")).toBeNull();
});
