import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { accounts, isHere } from "../test-support/people";
import { show } from "../test-support/render";
import { server } from "../test-support/server";
import { useSession } from "../lib/session";
import { logoutVolunteer } from "./logout";

const Here = () => <p>{useSession().claims.volunteer ? "a listener" : "nobody"}</p>;

async function comes(claims: { readonly volunteer?: boolean }): Promise<void> {
  vi.spyOn(location, "assign").mockImplementation(() => undefined);
  await isHere({ claims });
  show(<Here />);
}

describe("a logout", () => {
  it("of a listener says that they are away before the session ends: nobody is offered to them", async () => {
    await comes({ volunteer: true });
    await screen.findByText("a listener");
    const answer = server.isSlow("setAvailability", { availability: "away", restUntil: null, stretch: 0 });
    const out = logoutVolunteer();
    await waitFor(() => expect(server.asked("setAvailability")).toEqual([{ availability: "away" }]));
    expect(accounts.whoIsHere()).not.toBeNull();
    answer();
    await out;
    expect(accounts.whoIsHere()).toBeNull();
  });

  it("goes through without a network, and asks nothing of anybody else", async () => {
    await comes({ volunteer: true });
    await screen.findByText("a listener");
    server.isUnreachable("setAvailability");
    await logoutVolunteer();
    expect(accounts.whoIsHere()).toBeNull();
    const asked = server.asked("setAvailability").length;
    await isHere({});
    await screen.findByText("nobody");
    await logoutVolunteer();
    expect(server.asked("setAvailability")).toHaveLength(asked);
  });
});
