import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { instant, store } from "../../test-support/store";
import { CallScreen } from "./CallScreen";

describe("a call of Pay As You Go", () => {
  const has = async (call: number) => {
    const uid = await isHere();
    store.put(`freeCalls/${uid}`, { at: instant(Date.now()) });
    store.put(`usage/${uid}_pay_1`, { call });
    store.put(`premiumUsers/${uid}`, {
      ...aPlan({ userId: uid, planId: "pay-as-you-go", item: "call", paymentId: "pay_1" }),
      validUntil: instant(Date.now() + 86_400_000),
    });
    show(<CallScreen />, { at: "/call" });
  };

  it("is not offered once it is used up, which its plan does not say", async () => {
    await has(15 * 60_000 - 544);
    expect(await screen.findByText(/^Your free call has been used\./)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Call Now" })).toBeNull();
  });

  it("is offered as long as some of it is left", async () => {
    await has(14 * 60_000);
    await waitFor(() => expect(screen.queryByText(/^This call is free for you/)).toBeNull());
    expect(await screen.findByRole("button", { name: "Call Now" })).toBeTruthy();
  });
});
