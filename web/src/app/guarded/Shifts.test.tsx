import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aCall } from "../../../../tests/support/domain";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { Shifts } from "./Shifts";

it("lets a call ring, as every listener's page does", async () => {
  vi.stubGlobal(
    "AudioContext",
    class {
      readonly state = "suspended";
      readonly close = () => Promise.resolve();
    },
  );
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", approved: true });
  store.put(`callListeners/${uid}`, { on: true });
  server.answers("takeCalls", {});
  const now = Date.now();
  const times = { startedAt: instant(now), ringUntil: instant(now + 45_000) };
  store.put("calls/call-1", { ...aCall({ volunteerId: uid, alias: "Calm Lotus 1" }), ...times });
  show(<Shifts />, { at: "/volunteer-shifts" });
  expect(await screen.findByRole("complementary", { name: "Calm Lotus 1 is calling" })).toBeTruthy();
});
