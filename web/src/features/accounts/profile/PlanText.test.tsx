import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPlan } from "../../../../../tests/support/domain";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { isHere } from "../../../test-support/people";
import { PlanText } from "./PlanText";

const plan = aPlan({ planId: "unlimited-support", validUntil: Date.UTC(2040, 2, 3, 12) });

it("says until when the plan is paid, or when it is charged again and how much", async () => {
  const uid = await isHere({ email: "asha@example.com" });
  show(<PlanText uid={uid} plan={plan} />);
  expect(screen.getByText("Active until 3 March 2040.")).toBeTruthy();
  const mandate = { userId: uid, planId: "unlimited-support", amount: 299_900, status: "active", cancelling: false };
  store.put("subscriptions/sub_1", mandate);
  expect(await screen.findByText("Renews on 3 March 2040, ₹2,999.")).toBeTruthy();
});

it("says that the plan was cancelled, as the page of plans does", async () => {
  show(<PlanText uid={await isHere()} plan={{ ...plan, status: "cancelled" }} />);
  expect(screen.getByText("Cancelled. You can use it until 3 March 2040.")).toBeTruthy();
});
