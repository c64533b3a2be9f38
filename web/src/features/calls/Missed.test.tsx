import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { TalkBar } from "../../app/TalkBar";
import { NONE, put, type Over } from "../../calls/state";
import { guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server, someId } from "../../test-support/server";
import { changeConversation, putConversation } from "../../test-support/stored";
import { CallScreen } from "./CallScreen";

/** As the app has them. */
const Page = () => (
  <>
    <CallScreen />
    <TalkBar pathname="/call" />
  </>
);
const open = () => show(<Page />, { at: "/call" });
const overBy = (over: Over): void => act(() => put({ ...NONE, phase: "over", over }));

beforeEach(() => act(() => put(NONE)));

describe("where nobody was free", () => {
  it("nothing was used up, and a volunteer can be asked to write", async () => {
    server.answers("requestHelp", { position: 1 });
    const uid = await isHere();
    overBy({ why: "missed" });
    const user = open();
    expect(await screen.findByText(/Nothing was used up\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Or call by phone/ }).getAttribute("href")).toMatch(/^tel:/);
    await user.click(screen.getByRole("button", { name: "Ask a volunteer to write to me" }));
    const heading = await screen.findByRole("heading", { name: /^A volunteer will write to you in the chat/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText("No one is free right now")).toBeNull();
    expect(screen.queryByRole("button", { name: "Ask a volunteer to write to me" })).toBeNull();
    expect(server.asked("requestHelp")).toEqual([{ requestId: someId, locale: "en" }]);
    putConversation(uid);
    expect(await screen.findByText("You are waiting for a listener.")).toBeTruthy();
  });

  it("is asked to write to nobody whose free messages are used, unless they are in a crisis", async () => {
    const uid = await guestIsHere();
    putConversation(uid, { locked: true });
    overBy({ why: "missed" });
    open();
    const ask = () => screen.queryByRole("button", { name: "Ask a volunteer to write to me" });
    await waitFor(() => expect(ask()).toBeNull());
    expect(screen.queryByRole("link", { name: "Chat Now" })).toBeNull();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
    changeConversation(uid, { risk: "crisis" });
    await waitFor(() => expect(ask()).not.toBeNull());
  });

  it("says that it could not be asked, and asks again as the same request", async () => {
    server.isUnreachable("requestHelp");
    await isHere();
    overBy({ why: "missed" });
    const user = open();
    const ask = () => screen.getByRole("button", { name: "Ask a volunteer to write to me" });
    await user.click(ask());
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No connection right now. Please check it and try again.",
    );
    await user.click(ask());
    await waitFor(() => expect(server.asked("requestHelp")).toHaveLength(2));
    const [first, second] = server.asked("requestHelp");
    expect(second).toEqual(first);
  });
});
