import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { MemberBar } from "./MemberBars";
import { TopBar } from "./TopBar";

const ways = () => screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"));

describe.each(["member", "dashboard", "short", "volunteer"] as const)("the bar of a signed-in person: %s", (kind) => {
  it.each([
    ["a listener", { volunteer: true }, ["/volunteer-chat"]],
    ["an admin", { admin: true }, ["/admin"]],
    ["an admin for a part of it", { money: true }, ["/admin"]],
    ["an admin who listens", { admin: true, volunteer: true }, ["/admin", "/volunteer-chat"]],
  ] as const)("leads %s to where they work", async (_, claims, places) => {
    await isHere({ claims });
    show(<TopBar kind={kind} />);
    await waitFor(() => expect(ways()).toEqual(expect.arrayContaining([...places])));
  });

  it("has no such link for anybody else", async () => {
    await isHere();
    show(<TopBar kind={kind} />);
    expect(ways()).not.toContain("/volunteer-chat");
    expect(ways()).not.toContain("/admin");
  });
});

it("shows the links of an account to somebody who has just logged in, and to nobody else", async () => {
  // When the page was loaded, site/head.js found nobody signed in.
  delete document.documentElement.dataset["session"];
  await isHere();
  show(<MemberBar />);
  await waitFor(() => expect(document.documentElement.dataset["session"]).toBe("user"));
  await guestIsHere();
  await waitFor(() => expect(document.documentElement.dataset["session"]).toBeUndefined());
});
