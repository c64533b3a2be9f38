import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { BEFORE_LOAD } from "../../lib/formStore";
import { guestIsHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { network } from "../../test-support/store";
import { TellMe } from "./TellMe";

const nothing = (): void => undefined;
const UNTIL = Date.now() + 3_600_000;
const press = (name: string) => screen.getByRole("button", { name });
const field = () => screen.findByLabelText<HTMLInputElement>("Email, for this alone");
const byEmail = { keys: null, sms: false, email: true, calls: false };

async function open(channels: typeof byEmail = byEmail) {
  await guestIsHere();
  server.answers("readChannels", channels);
  const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
  await user.click(press("Tell me when it is my turn"));
  return user;
}

it("reads the ways to be told only when somebody asks", () => {
  show(<TellMe toldUntil={null} onAnswered={nothing} />);
  expect(server.asked("readChannels")).toEqual([]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

describe("an e-mail", () => {
  it("scrolls its form into view, however low the window is", async () => {
    const shown: unknown[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      shown.push(this);
    });
    await open();
    expect(shown).toEqual([(await field()).form]);
  });

  it("is used for this alone, and the promise takes the place of the question", async () => {
    const user = await open();
    server.answers("tellMe", { until: UNTIL });
    await user.type(await field(), "asha@example.com");
    await user.click(press("By email"));
    const said = await screen.findByText(/^We will tell you when it is your turn\./);
    // Shown so that a typing error in the address can be noticed.
    expect(said.textContent).toMatch(/your place stays\. The email goes to asha@example\.com\.$/);
    expect(server.asked("tellMe")).toEqual([{ ways: { push: false, email: "asha@example.com" } }]);
    expect(screen.queryByRole("button", { name: "Tell me when it is my turn" })).toBeNull();
    // The pressed button is gone; the next element by keyboard is the one to cancel.
    expect(document.activeElement?.querySelector(":scope > button")?.textContent).toBe("I will stay here");
  });

  it.each(["", "asha", "asha@"])("is not sent if it is not an address: %j", async (typed) => {
    const user = await open();
    if (typed !== "") await user.type(await field(), typed);
    await field();
    await user.click(press("By email"));
    expect(await screen.findByText("This does not look like an email address.")).toBeTruthy();
    expect((await field()).getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("tellMe")).toEqual([]);
  });

  it("that is half written stays when the page loads in another language", async () => {
    const user = await open();
    await user.type(await field(), "asha@");
    window.dispatchEvent(new Event(BEFORE_LOAD));
    cleanup();
    show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await waitFor(async () => expect((await field()).value).toBe("asha@"));
    cleanup();
    show(<TellMe toldUntil={null} onAnswered={nothing} />);
    expect(press("Tell me when it is my turn")).toBeTruthy();
  });

  it("that could not be stored stays in its field, with an error", async () => {
    const user = await open();
    server.isUnreachable("tellMe");
    await user.type(await field(), "asha@example.com");
    await user.click(press("By email"));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "No connection right now. Please check it and try again.",
    );
    expect((await field()).value).toBe("asha@example.com");
    server.answers("tellMe", { until: UNTIL });
    await user.click(press("By email"));
    expect(await screen.findByText(/^We will tell you/)).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("without a way", () => {
  it("says that the page has to stay open", async () => {
    await open({ ...byEmail, email: false });
    expect(await screen.findByText(/^We can’t reach this device when the page is closed\./)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("says that the ways could not be read, and reads them again when asked", async () => {
    await guestIsHere();
    server.isUnreachable("readChannels");
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    expect((await screen.findByRole("alert")).textContent).toBe("We could not check how we can reach you.");
    server.answers("readChannels", byEmail);
    await user.click(press("Try again"));
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("reads them again by itself when the network is back", async () => {
    await guestIsHere();
    server.answers("readChannels", byEmail);
    network.goes();
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    await screen.findByRole("alert");
    network.returns();
    expect(await field()).toBeTruthy();
  });

  it("says that it is looking while that takes long", async () => {
    await guestIsHere();
    const answer = server.isSlow("readChannels", byEmail);
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    expect(screen.getByRole("status").textContent).toBe("Checking how we can reach you…");
    answer();
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("does not offer the device if the browser can’t receive notifications", async () => {
    await guestIsHere();
    server.answers("readChannels", { keys: { key: "k", sender: "s" }, sms: false, email: true, calls: false });
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole("button", { name: "On this device" })).toBeNull();
  });
});

it("can be closed by somebody who stays", async () => {
  const user = await open();
  await field();
  await user.click(press("I will stay here"));
  expect(press("Tell me when it is my turn")).toBeTruthy();
  expect(server.asked("tellMe")).toEqual([]);
});

describe("a promise", () => {
  it("is shown when the page opens again, and can be cancelled", async () => {
    server.answers("tellMe", { until: null });
    const user = show(<TellMe toldUntil={UNTIL} onAnswered={nothing} />);
    expect(screen.getByRole("status").textContent).toMatch(/^We will tell you when it is your turn\./);
    await user.click(press("I will stay here"));
    await waitFor(() => expect(press("Tell me when it is my turn")).toBeTruthy());
    expect(server.asked("tellMe")).toEqual([{ ways: null }]);
  });

  it("stays if it could not be cancelled", async () => {
    server.refuses("tellMe", "BUSY");
    const user = show(<TellMe toldUntil={UNTIL} onAnswered={nothing} />);
    await user.click(press("I will stay here"));
    expect((await screen.findByRole("alert")).textContent).toBe("Many people are here right now. Please try again.");
    expect(press("I will stay here")).toBeTruthy();
  });
});
