import { report } from "@thodu/domain/reports/model";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant } from "../../../test-support/store";
import { PersonIn } from "../rota/PersonIn";
import { CaseFacts } from "../safety/CaseFacts";
import { PersonLink } from "./Ids";
import { personName } from "./usePersonName";

const aCase = (conversationId: string, reportedId: string | null) =>
  report.parse({
    conversationId,
    reporterId: conversationId,
    by: "customer",
    reportedId,
    category: "harassment",
    note: "",
    blocked: false,
    createdAt: instant(Date.UTC(2026, 0, 15, 6, 30)),
    status: "open",
    decision: null,
    reason: "",
    decidedBy: null,
    decidedAt: null,
  });

it.each([
  ["a line, a payment or a case", <PersonLink key="one" uid="deleted-1" />],
  ["the rota", <PersonIn key="one" uid="deleted-1" name="" />],
])("somebody who deleted their account is shown so, without a link, in %s", (_, shown) => {
  show(shown);
  expect(screen.getByText("Deleted account")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

it("a case about two deleted accounts gives neither of them another alias", async () => {
  await isHere({ claims: { safety: true } });
  show(<CaseFacts id="one" value={aCase("deleted-1", "deleted-2")} />);
  expect(screen.getByText(/^Reported by the person who was listened to/).textContent).toContain(
    "Reported by the person who was listened to · Deleted account · listener: Deleted account · ",
  );
  expect(screen.queryByRole("link")).toBeNull();
});

it("a case about an existing person shows the alias that listeners see, as a link to their page", async () => {
  await isHere({ claims: { safety: true } });
  show(<CaseFacts id="one" value={aCase("asha", null)} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/admin/people/asha");
});

it("a downloaded log names them in the same way", async () => {
  expect(await personName("deleted-1")).toBe("Deleted account");
});
