import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { goesOnline, heldBy, openDesk, person, somebodyWaits, talk } from "../../../test-support/desk";
import type { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { changeConversation } from "../../../test-support/stored";
import { DeskScreen } from "../DeskScreen";

async function run(user: ReturnType<typeof show>, typed: string, name: string): Promise<void> {
  await user.keyboard("{Control>}k{/Control}");
  await user.type(await screen.findByRole("combobox", { name: "What do you want to do?" }), typed);
  await user.click(screen.getByRole("option", { name }));
}

it("passes an offer on as its button does", async () => {
  const { uid, user } = await openDesk(<DeskScreen />);
  await goesOnline(user);
  server.answers("passOffer", {});
  somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  await screen.findByRole("button", { name: /^Not now: / });
  await run(user, "pass", "Pass the offer to somebody else");
  await waitFor(() => expect(server.asked("passOffer")).toHaveLength(1));
  expect(screen.queryByRole("button", { name: /^Not now: / })).toBeNull();
});

it("accepts an offer as its button does", async () => {
  const { uid, user } = await openDesk(<DeskScreen />);
  await goesOnline(user);
  server.answers("claimConversation", { claimId: "claim-1" });
  somebodyWaits("asha", { offer: { to: uid, expiresAt: Date.now() + 60_000 } });
  await screen.findByRole("button", { name: /^Accept: / });
  await run(user, "accept", "Accept the offer");
  await waitFor(() => expect(server.asked("claimConversation")).toMatchObject([{ conversationId: "asha" }]));
});

it.each([
  ["Shifts", "/volunteer-shifts"],
  ["On call at night", "/volunteer-on-call"],
])("goes where a link of the desk leads: %s", async (name, path) => {
  const { user } = await openDesk(<DeskScreen />);
  await run(user, name, name);
  await waitFor(() => expect(location.pathname).toBe(path));
});

it("lowers the level of a crisis as its button does: one press brings it back", async () => {
  server.answers("setRisk", {});
  const { user } = await openDesk(<DeskScreen />, {
    holds: (uid) => somebodyWaits("asha", { ...heldBy(uid), risk: "crisis" }),
  });
  await user.click(await person("Calm Lotus 1"));
  await talk().findByText("I can’t sleep");
  await run(user, "level concern", "Level: Concern");
  await waitFor(() => expect(server.asked("setRisk")).toMatchObject([{ level: "concern" }]));
  changeConversation("asha", { risk: "concern" });
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(server.asked("setRisk")).toMatchObject([{ level: "concern" }, { level: "crisis" }]));
});
