import { screen, waitFor, within } from "@testing-library/react";
import type { Output } from "@thodu/domain/contracts";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";
import { quietDesk } from "../../../test-support/quietDesk";

const desk: Output<"readDesk"> = {
  ...quietDesk,
  waiting: { crisis: 0, concern: 2, plan: 0, others: 0, gone: 0 },
};

it("shows who was asked and has not answered, and how many they are", async () => {
  const one = { locale: "te", risk: "concern", offered: false, waited: 60_000 } as const;
  server.answers("readDesk", {
    ...desk,
    people: [
      { ...one, uid: "asha", alias: "Calm Lotus 123", alarmOpen: true },
      { ...one, uid: "ravi", alias: "Kind River 456" },
    ],
    openAlarms: 1,
  });
  await isHere({ claims: { safety: true } });
  const user = show(<NowSection />, { at: "/admin/now" });
  const rows = within(await screen.findByRole("list", { name: "People who wait" })).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Calm Lotus 123Risk: Concern · asked, no answer yet · Telugu · waiting for 1 min",
    "Kind River 456Risk: Concern · Telugu · waiting for 1 min",
  ]);
  await user.click(screen.getByRole("link", { name: "Figures" }));
  const name = await screen.findByText("Waiting, asked whether they think of ending their life, no answer yet");
  expect(name.parentElement?.querySelector("dd")?.textContent).toBe("1");
});

it("names who has waited longest, in the chosen language, since the list is sorted by risk", async () => {
  const one = { risk: "none", offered: false } as const;
  const asha = { ...one, uid: "asha", alias: "Calm Lotus 123", locale: "te", risk: "crisis", waited: 60_000 } as const;
  const ravi = { ...one, uid: "ravi", alias: "Kind River 456", locale: "te", waited: 7 * 60_000 } as const;
  const leela = { uid: "leela", alias: "Warm Cloud 789" };
  server.answers("readDesk", ({ locale }) => ({
    ...desk,
    people: locale === "te" ? [asha, ravi] : [asha, ravi, { ...one, ...leela, locale: "hi", waited: 9 * 60_000 }],
    longestWait: 9 * 60_000,
    longest: leela,
    ...(locale === "te" && { longestInLanguage: { uid: ravi.uid, alias: ravi.alias, waited: ravi.waited } }),
  }));
  await isHere({ claims: { safety: true } });
  const user = show(<NowSection />, { at: "/admin/now" });
  const said = async () => (await screen.findByText(/^Longest wait/)).textContent;
  expect(await said()).toBe("Longest wait: 9 min Warm Cloud 789");
  await user.click(screen.getByRole("link", { name: "Telugu" }));
  await waitFor(async () => expect(await said()).toBe("Longest wait in Telugu: 7 min Kind River 456"));
});
