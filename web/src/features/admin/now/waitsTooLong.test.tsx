import type { Output } from "@thodu/domain/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { network } from "../../../test-support/store";
import { NowSection } from "./NowSection";

const deskOf = (person: Output<"readDesk">["people"][number]): Output<"readDesk"> => ({
  ...quietDesk,
  people: [person],
});

it("marks who has waited for five minutes in a crisis, and says what an admin can do meanwhile", async () => {
  const one = { uid: "asha", alias: "Calm Lotus 123", locale: "te", risk: "crisis", offered: false } as const;
  server.answers("readDesk", deskOf({ ...one, waited: 4.9 * 60_000 }));
  await isHere({ claims: { safety: true } });
  const user = show(<NowSection />, { at: "/admin/now" });
  const line = async () => within(await screen.findByRole("list", { name: "People who wait" })).getByText(/^Risk:/);
  expect((await line()).className).not.toContain("grave");
  expect(screen.getByText(/^Somebody in a crisis waits\. Only a listener can take them/)).toBeTruthy();
  const hrefOf = (name: string) => screen.getAllByRole("link", { name }).at(-1)?.getAttribute("href");
  expect([hrefOf("Listeners at the desk"), hrefOf("Rota")]).toEqual(["/admin/now?list=listeners", "/admin/rota"]);
  server.answers("readDesk", deskOf({ ...one, waited: 5 * 60_000 }));
  network.goes();
  network.returns();
  await waitFor(async () => expect((await line()).className).toContain("grave"));
  server.answers("readDesk", deskOf({ ...one, risk: "none", waited: 60 * 60_000 }));
  await user.click(screen.getByRole("link", { name: "Telugu" }));
  await waitFor(() => expect(screen.queryByText(/^Somebody in a crisis waits/)).toBeNull());
});
