import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { GoPremiumScreen } from "./GoPremiumScreen";

const plan = (title: string) => {
  const item = screen.getByRole("heading", { name: title, level: 2 }).closest("li");
  if (!item) throw new Error(`There is no plan ${title}.`);
  return within(item);
};

async function open() {
  const uid = await isHere({ email: "asha@example.com" });
  return { uid, user: show(<GoPremiumScreen />, { at: "/go-premium" }) };
}

describe("somebody’s own plan", () => {
  const held = (uid: string) =>
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "daily-care" }),
      validUntil: instant(Date.now() + 20 * 86_400_000),
    });

  it("is shown, and is bought again only after a question", async () => {
    const { uid, user } = await open();
    held(uid);
    expect(await screen.findByRole("heading", { name: "Your plan" })).toBeTruthy();
    expect(plan("Daily Care").getByText("Your current plan")).toBeTruthy();
    await user.click(plan("Daily Care").getByRole("button", { name: "Subscribe Now" }));
    const asked = await screen.findByRole("dialog", { name: "Buy Daily Care again?" });
    await user.click(within(asked).getByRole("button", { name: "Not now" }));
    expect(server.asked("createOrder")).toEqual([]);
  });

  it("is cancelled after one more question, and a refusal is said", async () => {
    const { uid, user } = await open();
    held(uid);
    server.refuses("cancelPlan", "GATEWAY_UNAVAILABLE", { retryable: true });
    await user.click(await screen.findByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText("The payment service is not answering. Please try again.")).toBeTruthy();
    server.answers("cancelPlan", {});
    await user.click(screen.getByRole("button", { name: "Cancel plan" }));
    await user.click(await screen.findByRole("button", { name: "Yes, cancel it" }));
    expect(await screen.findByText(/^Cancelled\. You can use your plan until/)).toBeTruthy();
  });
});
