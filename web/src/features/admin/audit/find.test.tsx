import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, store } from "../../../test-support/store";
import { AuditSection } from "./AuditSection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);

const line = (id: string, minutes: number, changes: Readonly<Record<string, unknown>> = {}): void =>
  store.put(`auditLog/${id}`, {
    at: instant(NOON + minutes * 60_000),
    actor: "meera",
    action: "volunteer.approve",
    target: "ravi",
    reason: id,
    ...changes,
  });

async function open() {
  await isHere({ claims: { admin: true } });
  return show(<AuditSection />, { at: "/admin/audit" });
}

const lines = () =>
  within(screen.getByRole("region", { name: "Audit log" }))
    .queryAllByRole("listitem")
    .map(({ textContent }) => / · ([\w-]+)$/.exec(textContent)?.[1]);

it("finds a person by their e-mail or alias, and keeps neither in the address", async () => {
  line("did", 1, { actor: "asha", target: "ravi" });
  line("other", 2);
  const people = [{ uid: "asha", alias: "Calm Lotus 123", name: null, email: "asha@example.com" }];
  server.answers("findPeople", ({ query }) => ({ people: query === "asha@example.com" ? people : [] }));
  const user = await open();
  await waitFor(() => expect(lines()).toHaveLength(2));
  const field = () => screen.getByLabelText("Person, case or other ID");
  await user.type(field(), "nobody@example.com");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("Nobody was found by this email, alias, payment or reference.")).toBeTruthy();
  expect(location.search).toBe("");
  await user.clear(field());
  await user.type(field(), "asha@example.com");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(lines()).toEqual(["did"]));
  expect(location.search).toBe("?person=asha");
  // What was typed stays, beside the name of the person whom it found, who is not looked up again.
  expect(screen.getByLabelText<HTMLInputElement>("Person, case or other ID").value).toBe("asha@example.com");
  expect(screen.getByText("Lines of").textContent).toBe("Lines of Calm Lotus 123");
  await user.selectOptions(screen.getByLabelText("Who did it"), "Admins");
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(location.search).toBe("?person=asha&by=admins"));
  expect(server.asked("findPeople")).toHaveLength(2);
});

it("says so when a name was written, by which no line can be found", async () => {
  line("did", 1);
  const user = await open();
  await waitFor(() => expect(lines()).toEqual(["did"]));
  await user.type(screen.getByLabelText("Person, case or other ID"), "Meera Iyer");
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(await screen.findByText("Nobody was found by this email, alias, payment or reference.")).toBeTruthy();
  // The lines of everybody are not the answer.
  expect(screen.queryByRole("region", { name: "Audit log" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Show everything" }));
  await waitFor(() => expect(lines()).toEqual(["did"]));
  expect(screen.getByLabelText<HTMLInputElement>("Person, case or other ID").value).toBe("");
  expect(screen.queryByText(/^Nobody was found/)).toBeNull();
});
