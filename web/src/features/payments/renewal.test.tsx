import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { GoPremiumScreen } from "./GoPremiumScreen";

it("a renewal is shown with day and amount until it is cancelled; that of another plan beside it", async () => {
  const uid = await isHere({ email: "asha@example.com" });
  show(<GoPremiumScreen />, { at: "/go-premium" });
  const held = { ...aPlan({ userId: uid, planId: "daily-care" }), validUntil: instant(Date.UTC(2040, 2, 3, 12)) };
  const charged = (planId: string, amount: number) =>
    store.put(`subscriptions/sub_${planId}`, { userId: uid, planId, amount, status: "active", cancelling: false });
  store.put(`premiumUsers/${uid}`, held);
  charged("daily-care", 149_900);
  charged("deep-healing", 199_900);
  expect(await screen.findByText(/Renews on 3 March 2040, ₹1,499\./)).toBeTruthy();
  expect(screen.getByText(/₹1,999 is charged every month until you cancel it\./)).toBeTruthy();
  store.put(`premiumUsers/${uid}`, { ...held, status: "cancelled" });
  expect(await screen.findByText(/Cancelled\. You can use it until 3 March 2040\./)).toBeTruthy();
});
