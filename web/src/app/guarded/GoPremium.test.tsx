import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { GoPremium } from "./GoPremium";

const USUAL = "Go Premium · Thodu";

const planOf = (uid: string, planId: "daily-care" | "pay-as-you-go", days: number) =>
  store.put(`premiumUsers/${uid}`, {
    ...aPlan({ userId: uid, planId, item: planId === "pay-as-you-go" ? "chat" : null }),
    validUntil: instant(Date.now() + days * 86_400_000),
  });

async function open(): Promise<string> {
  document.title = USUAL;
  const uid = await isHere();
  show(<GoPremium />, { at: "/go-premium" });
  return uid;
}

it("shows the person's plan in the tab's title, and the usual name once the plan has ended", async () => {
  const uid = await open();
  planOf(uid, "daily-care", 20);
  await waitFor(() => expect(document.title).toBe("Your plan · Thodu"));
  planOf(uid, "daily-care", -1);
  await waitFor(() => expect(document.title).toBe(USUAL));
});

it("keeps its usual name for a person without a monthly plan", async () => {
  const uid = await open();
  planOf(uid, "pay-as-you-go", 20);
  await screen.findByRole("heading", { name: "Your plan" });
  await waitFor(() => expect(document.title).toBe(USUAL));
});
