import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { ProfileScreen } from "./ProfileScreen";

const EMAIL = "meera@example.com";
const fact = (name: string) => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;

describe("an approved listener", () => {
  const opens = async (record: Record<string, unknown>) => {
    const uid = await isHere({ email: EMAIL, claims: { volunteer: true } });
    store.put(`users/${uid}`, { email: EMAIL, role: "volunteer" });
    store.put(`volunteers/${uid}`, { email: EMAIL, approved: true, ...record });
    server.answers("readChannels", { keys: null, sms: false, email: true, calls: false });
    show(<ProfileScreen />, { at: "/profile" });
    const card = await screen.findByRole("heading", { name: "What listeners see" });
    return card.parentElement?.textContent;
  };

  it("reads who sees which name, and is offered no plan", async () => {
    const card = await opens({ name: "Meera T" });
    expect(card).toContain("The team and other listeners see this name: Meera T.");
    expect(card).toContain("If you write to a volunteer yourself, they see only this picture");
    expect(card).not.toContain("Volunteers never see your name");
    expect(fact("Name")).toBe("Meera T");
    expect(screen.queryByRole("link", { name: "Go Premium" })).toBeNull();
    expect(screen.getByRole("link", { name: "My profile" }).getAttribute("href")).toBe("/volunteer-profile");
  });

  it("reads that their name is empty", async () => {
    expect(await opens({})).toContain("yours is empty.");
    expect(fact("Name")).toBe("Not given yet");
  });
});
