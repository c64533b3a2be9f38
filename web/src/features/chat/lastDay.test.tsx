import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { putConversation, putMessage } from "../../test-support/stored";
import { ChatScreen } from "./ChatScreen";

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your message" });

it("names midnight if the minutes of a plan return then, and not on the plan's last day", async () => {
  const uid = await isHere();
  putConversation(uid);
  putMessage(uid, "first", { text: "I can’t sleep" });
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId: "daily-care" }),
    validUntil: instant(Date.now() + 3_600_000),
  });
  const refusedWith = async (more: { readonly retryAfterSeconds?: number }) => {
    server.refuses("sendMessage", "QUOTA_USED", more);
    const user = show(<ChatScreen />, { at: "/chat" });
    await screen.findByText("I can’t sleep");
    await user.type(field(), "One too many{Enter}");
    const plans = await screen.findByRole("dialog", { name: "No chat minutes are left today" });
    const said = [plans.textContent, field().placeholder];
    cleanup();
    return said;
  };
  const midnight: unknown = expect.stringContaining("New ones come at midnight (India time).");
  const lastDay: unknown = expect.stringContaining("Your plan is paid only until today.");
  expect(await refusedWith({ retryAfterSeconds: 60 })).toEqual([midnight, midnight]);
  const said = await refusedWith({});
  expect(said).toEqual([lastDay, lastDay]);
  expect(said.join(" ")).not.toContain("midnight");
});
