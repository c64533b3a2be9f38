import { screen } from "@testing-library/react";
import { aliasFor } from "@thodu/domain/chat/alias";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { PersonLink } from "./Ids";

it("gives nobody an alias before it is known whether they have a name", async () => {
  store.put("users/kavya", { displayName: "Kavya Nair", createdAt: instant(0) });
  await isHere({ claims: { admin: true } });
  show(<PersonLink uid="kavya" />);
  const link = screen.getByRole("link", { name: "Loading…" });
  expect(link.getAttribute("aria-busy")).toBe("true");
  expect(link.getAttribute("href")).toBe("/admin/people/kavya");
  expect(link.textContent).not.toContain(aliasFor("kavya"));
  expect(await screen.findByRole("link", { name: "Kavya Nair" })).toBe(link);
});

it("gives the alias that listeners see to somebody without a name", async () => {
  await isHere({ claims: { admin: true } });
  show(<PersonLink uid="nobody-known" />);
  expect(await screen.findByRole("link", { name: aliasFor("nobody-known") })).toBeTruthy();
});
