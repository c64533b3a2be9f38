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

it("asks which ways there are only when it is wanted", () => {
  show(<TellMe toldUntil={null} onAnswered={nothing} />);
  expect(server.asked("readChannels")).toEqual([]);
  expect(screen.queryByRole("textbox")).toBeNull();
});

describe("an e-mail", () => {
  it("is asked for in sight, however low the window is", async () => {
    const shown: unknown[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      shown.push(this);
    });
    await open();
    expect(shown).toEqual([(await field()).form]);
  });

  it("is left for this alone, and the promise stands in place of the question", async () => {
    const user = await open();
    server.answers("tellMe", { until: UNTIL });
    await user.type(await field(), "asha@example.com");
    await user.click(press("By email"));
    const said = await screen.findByText(/^We will tell you when it is your turn\./);
    // A typing error in the address can be seen.
    expect(said.textContent).toMatch(/your place stays\. The email goes to asha@example\.com\.$/);
    expect(server.asked("tellMe")).toEqual([{ ways: { push: false, email: "asha@example.com" } }]);
    expect(screen.queryByRole("button", { name: "Tell me when it is my turn" })).toBeNull();
    // Its button was pressed and is gone; the way back is the next thing by keyboard.
    expect(document.activeElement?.querySelector(":scope > button")?.textContent).toBe("I will stay here");
  });

  it.each(["", "asha", "asha@"])("that is none is not sent: %j", async (typed) => {
    const user = await open();
    if (typed !== "") await user.type(await field(), typed);
    await field();
    await user.click(press("By email"));
    expect(await screen.findByText("This does not look like an email address.")).toBeTruthy();
    expect((await field()).getAttribute("aria-invalid")).toBe("true");
    expect(server.asked("tellMe")).toEqual([]);
  });

  it("that is half written stays while the page loads in another language", async () => {
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

  it("that could not be left is said, and stays in its field", async () => {
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

  it("says that it could not look for one, and looks again when it is asked to", async () => {
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

  it("looks again by itself when the network is back", async () => {
    await guestIsHere();
    server.answers("readChannels", byEmail);
    network.goes();
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    await screen.findByRole("alert");
    network.returns();
    expect(await field()).toBeTruthy();
  });

  it("says that it looks for one while that takes long", async () => {
    await guestIsHere();
    const answer = server.isSlow("readChannels", byEmail);
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    expect(screen.getByRole("status").textContent).toBe("Checking how we can reach you…");
    answer();
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("offers no device where the browser can’t be told", async () => {
    await guestIsHere();
    server.answers("readChannels", { keys: { key: "k", sender: "s" }, sms: false, email: true, calls: false });
    const user = show(<TellMe toldUntil={null} onAnswered={nothing} />);
    await user.click(press("Tell me when it is my turn"));
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole("button", { name: "On this device" })).toBeNull();
  });
});

it("is closed by whoever stays", async () => {
  const user = await open();
  await field();
  await user.click(press("I will stay here"));
  expect(press("Tell me when it is my turn")).toBeTruthy();
  expect(server.asked("tellMe")).toEqual([]);
});

describe("a promise", () => {
  it("is said as the page comes back, and can be taken back", async () => {
    server.answers("tellMe", { until: null });
    const user = show(<TellMe toldUntil={UNTIL} onAnswered={nothing} />);
    expect(screen.getByRole("status").textContent).toMatch(/^We will tell you when it is your turn\./);
    await user.click(press("I will stay here"));
    await waitFor(() => expect(press("Tell me when it is my turn")).toBeTruthy());
    expect(server.asked("tellMe")).toEqual([{ ways: null }]);
  });

  it("stands while it could not be taken back", async () => {
    server.refuses("tellMe", "BUSY");
    const user = show(<TellMe toldUntil={UNTIL} onAnswered={nothing} />);
    await user.click(press("I will stay here"));
    expect((await screen.findByRole("alert")).textContent).toBe("Many people are here right now. Please try again.");
    expect(press("I will stay here")).toBeTruthy();
  });
});
