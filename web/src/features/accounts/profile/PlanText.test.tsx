import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlan } from "../../../../../tests/support/domain";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { isHere } from "../../../test-support/people";
import { PlanText } from "./PlanText";

it("says until when the plan is paid, or when it is charged again and how much", async () => {
  const uid = await isHere({ email: "asha@example.com" });
  const plan = aPlan({ userId: uid, planId: "unlimited-support", validUntil: Date.UTC(2040, 2, 3, 12) });
  show(<PlanText uid={uid} plan={plan} />);
  expect(screen.getByText("You have this plan until 3 March 2040. Thank you.")).toBeTruthy();
  const mandate = { userId: uid, planId: "unlimited-support", amount: 299_900, status: "active", cancelling: false };
  store.put("subscriptions/sub_1", mandate);
  expect(await screen.findByText("Renews on 3 March 2040, ₹2,999.")).toBeTruthy();
});
