import { act, cleanup, screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { call } from "../../lib/callables";
import { guestIsHere } from "../../test-support/people";
import { aQueue } from "../../test-support/queue";
import { isIdle, show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { changeConversation, putConversation } from "../../test-support/stored";
import { RequestHelpScreen } from "./RequestHelpScreen";

/** What happens to a request whose answer is lost, or whose talk ends elsewhere. */

const FAILED = /^No connection right now\./;
const WAITS = { name: "You are in the queue" };
const open = () => show(<RequestHelpScreen />, { at: "/request-help" });
const request = () => screen.getByRole("button", { name: "Request Now" });
const asked = () => server.asked("requestHelp");
const isReopened = (uid: string): void => changeConversation(uid, { status: "waiting", waitingSince: Date.now() });
const isOver = (uid: string): void => changeConversation(uid, { status: "closed", waitingSince: null });

/** Waits until the requests that the page makes by itself were sent. */
const questionsAreOut = () => act(async () => void (await call("readQueue", {})));

let uid: string;

beforeEach(async () => {
  uid = await guestIsHere();
  putConversation(uid, { status: "closed", waitingSince: null });
  server.answers("readQueue", aQueue());
});

describe("a request that is stored and whose answer is lost", () => {
  async function isLost() {
    server.isUnreachable("requestHelp");
    const user = open();
    await user.click(request());
    await screen.findByText(FAILED);
    return user;
  }

  /** A listener comes, and the talk ends; `during` runs between the two. */
  async function isHeldAndOver(during = () => Promise.resolve()): Promise<void> {
    changeConversation(uid, { status: "active", volunteerId: "meera", waitingSince: null });
    await screen.findByRole("heading", { name: "Somebody is here for you" });
    await during();
    isOver(uid);
  }

  /** Returns the id of the first request and of the one made now. */
  async function asksAnew(user: UserEvent) {
    await isIdle(await screen.findByRole("button", { name: "Request Now" }));
    server.answers("requestHelp", { position: 1 });
    await user.click(request());
    await screen.findByText("Your request has been submitted!");
    return { first: asked()[0], second: asked()[1] };
  }

  it("is no longer shown as failed once its place is known", async () => {
    await isLost();
    isReopened(uid);
    expect(await screen.findByRole("heading", WAITS)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
  });

  it("is never shown as failed if its place was known before", async () => {
    const lose = server.isLost("requestHelp");
    const user = open();
    await user.click(request());
    isReopened(uid);
    const leave = await screen.findByRole("button", { name: "Leave the queue" });
    lose();
    await isIdle(leave);
    await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
    // A later failure is shown.
    server.isUnreachable("endConversation");
    await user.click(leave);
    expect(await screen.findByText(FAILED)).toBeTruthy();
  });

  it("does not prevent the next request after its talk has ended", async () => {
    const user = await isLost();
    await isHeldAndOver();
    const { first, second } = await asksAnew(user);
    expect(second).not.toEqual(first);
  });

  it("does not prevent it either if the talk was known before", async () => {
    const lose = server.isLost("requestHelp");
    const user = open();
    await user.click(request());
    await waitFor(() => expect(asked()).toHaveLength(1));
    await isHeldAndOver(async () => {
      lose();
      await questionsAreOut();
    });
    const { first, second } = await asksAnew(user);
    expect(second).not.toEqual(first);
  });
});

describe("a request that was reported as failed", () => {
  it("is not sent by itself at the next visit, only by a press", async () => {
    server.isUnreachable("requestHelp");
    const before = open();
    for (const nth of [1, 2]) {
      await isIdle(request());
      await before.click(request());
      await waitFor(() => expect(asked()).toHaveLength(nth));
      await screen.findByText(FAILED);
    }
    cleanup();
    server.answers("requestHelp", { position: 1 });
    const user = open();
    expect(screen.queryByText(FAILED)).toBeNull();
    await questionsAreOut();
    expect(asked()).toHaveLength(2);
    await user.click(request());
    await screen.findByText("Your request has been submitted!");
    await screen.findByRole("heading", WAITS);
  });

  it("is sent by itself if no failure was shown yet when its page was reloaded", async () => {
    const lose = server.isLost("requestHelp");
    await open().click(request());
    await waitFor(() => expect(asked()).toHaveLength(1));
    cleanup();
    server.answers("requestHelp", { position: 1 });
    open();
    expect(await screen.findByRole("heading", WAITS)).toBeTruthy();
    lose();
    const [first, second] = asked();
    expect(second).toEqual(first);
  });
});

it("is not shown as a place in the queue when its page is reloaded before it has arrived", async () => {
  server.isLost("requestHelp");
  await open().click(request());
  await waitFor(() => expect(asked()).toHaveLength(1));
  cleanup();
  server.isUnreachable("requestHelp");
  open();
  await waitFor(() => expect(asked().length).toBeGreaterThan(1));
  expect(request()).toBeTruthy();
});

describe("a request whose talk has ended elsewhere", () => {
  async function isStored() {
    server.answers("requestHelp", { position: 1 });
    const user = open();
    await user.click(request());
    await screen.findByRole("heading", WAITS);
    isReopened(uid);
    await isIdle(await screen.findByRole("button", { name: "Leave the queue" }));
    cleanup();
    isOver(uid);
    return user;
  }

  it("is not shown as a place in the queue, whether or not the server answers", async () => {
    await isStored();
    server.isSlow("requestHelp", { position: 0 });
    open();
    expect(await screen.findByRole("button", { name: "Request Now" })).toBeTruthy();
    network.goes();
    expect(request()).toBeTruthy();
    network.returns();
  });

  it("is followed by a new one at the first press", async () => {
    await isStored();
    server.isSlow("requestHelp", { position: 0 });
    const user = open();
    await screen.findByRole("button", { name: "Request Now" });
    const before = asked().length;
    server.answers("requestHelp", { position: 1 });
    await user.click(request());
    await screen.findByText("Your request has been submitted!");
    expect(await screen.findByRole("heading", WAITS)).toBeTruthy();
    expect(asked()[before]).not.toEqual(asked()[0]);
  });
});
