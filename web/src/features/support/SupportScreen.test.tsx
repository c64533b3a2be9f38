import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { accounts, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server, someId } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { SupportScreen } from "./SupportScreen";

const open = () => show(<SupportScreen />, { at: "/support" });
const press = (name: string) => screen.getByRole("button", { name });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe("the questions", () => {
  const questions = () =>
    within(screen.getByRole("region", { name: "Frequently asked questions" }))
      .queryAllByRole("group")
      .map((each) => each.querySelector("summary")?.textContent);

  it("are all listed, each closed, until something is searched", () => {
    open();
    expect(questions()).toHaveLength(7);
    expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  });

  it("are found by a word in them or in their answer; a single one found is open", async () => {
    const user = open();
    await user.type(screen.getByRole("searchbox", { name: "Search the questions" }), "wikipedia");
    await waitFor(() => expect(questions()).toEqual(["Someone may look over my shoulder. What can I do?"]));
    expect(screen.getByText("1 question found").getAttribute("role")).toBe("status");
    expect(document.querySelectorAll("details[open]")).toHaveLength(1);
  });

  it("that do not exist are reported as not found, with another way", async () => {
    const user = open();
    await user.type(screen.getByRole("searchbox"), "zebra");
    expect(await screen.findByText(/^Nothing found for these words\. Try another word/)).toBeTruthy();
    await user.clear(screen.getByRole("searchbox"));
    await waitFor(() => expect(questions()).toHaveLength(7));
  });
});

describe("a question to the team", () => {
  it("that tells of danger is answered with the help lines and a talk", async () => {
    server.answers("contactSupport", { requestId: "one", danger: true });
    await write("I want to kill myself");
    const help = await screen.findByRole("region", { name: "You don’t have to wait for an answer here" });
    const links = within(help)
      .getAllByRole("link")
      .map((each) => each.getAttribute("href"));
    expect(links).toEqual(["tel:14416", "tel:112", "/chat"]);
  });

  const write = async (text: string) => {
    const user = open();
    await user.click(press("Contact Support"));
    if (text !== "") await user.type(await screen.findByLabelText("Your message"), text);
    await user.click(await screen.findByRole("button", { name: "Send to the team" }));
    return user;
  };

  it("opens from its button, and gets the focus", async () => {
    const user = open();
    expect(screen.queryByLabelText("Your message")).toBeNull();
    await user.click(press("Contact Support"));
    await waitFor(() => expect(document.activeElement).toBe(field("Your message")));
    expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
  });

  it("is sent once, makes a visitor without an account a guest, and is reported as received", async () => {
    server.answers("contactSupport", { requestId: "one" });
    await write("I paid twice.");
    expect(await screen.findByText(/^Your question is with our team\./)).toBeTruthy();
    expect(server.asked("contactSupport")).toEqual([{ requestId: someId, message: "I paid twice.", locale: "en" }]);
    expect(accounts.whoIsHere()).toMatch(/^guest-/);
    expect(screen.queryByLabelText("Your message")).toBeNull();
  });

  it("is not sent empty", async () => {
    await write("");
    expect(await screen.findByRole("link", { name: "Your message: Please fill this in." })).toBeTruthy();
    expect(server.asked("contactSupport")).toEqual([]);
  });

  it("that was not delivered is kept, and sent under the same id by the next try", async () => {
    server.isUnreachable("contactSupport");
    const user = await write("I paid twice.");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
    expect(field("Your message").value).toBe("I paid twice.");
    server.answers("contactSupport", { requestId: "one" });
    await user.click(press("Send to the team"));
    await screen.findByText(/^Your question is with our team\./);
    const [first, second] = server.asked("contactSupport");
    expect(second).toEqual(first);
  });

  it("says no longer that there is no connection once there is, and keeps what was written", async () => {
    network.goes();
    await write("I paid twice.");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
    network.returns();
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    expect(field("Your message").value).toBe("I paid twice.");
  });

  it("that was refused stays refused when the network comes back", async () => {
    server.refuses("contactSupport", "RATE_LIMITED");
    await write("I paid twice.");
    const words = await screen.findByRole("alert");
    network.goes();
    network.returns();
    expect(words.textContent).toBe("That was a little fast. Please wait a moment.");
    expect(words.isConnected).toBe(true);
  });

  it("that is sent too soon after another is refused in words", async () => {
    server.refuses("contactSupport", "RATE_LIMITED");
    await write("I paid twice.");
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("That was a little fast. Please wait a moment."),
    );
  });
});

describe("earlier questions", () => {
  const put = (uid: string, id: string, changes: Record<string, unknown> = {}): void =>
    store.put(`supportRequests/${id}`, {
      userId: uid,
      text: "I paid twice.",
      locale: "en",
      createdAt: instant(Date.now()),
      status: "open",
      reply: null,
      repliedAt: null,
      ...changes,
    });

  it("take no room if nothing was asked", async () => {
    await isHere();
    open();
    await screen.findByRole("heading", { name: "Somebody you trust" });
    expect(screen.queryByRole("heading", { name: "Your questions to us" })).toBeNull();
  });

  it("are shown with their answers as those arrive", async () => {
    const uid = await isHere();
    put(uid, "one");
    open();
    expect(await screen.findByText("Not answered yet.")).toBeTruthy();
    put(uid, "one", { status: "answered", reply: "It is on its way back." });
    expect(await screen.findByText("It is on its way back.")).toBeTruthy();
    expect(screen.queryByText("Not answered yet.")).toBeNull();
  });

  it("show when they were asked, with the time of day", async () => {
    const uid = await isHere();
    const late = new Date();
    late.setDate(late.getDate() - 1);
    late.setHours(23, 50);
    put(uid, "one", { createdAt: instant(late.getTime()) });
    open();
    expect(await screen.findByText(/^Yesterday, 11:50\spm$/i)).toBeTruthy();
  });
});

describe("the trusted person", () => {
  const form = () => within(screen.getByRole("form", { name: "Somebody you trust" }));
  const add = async (name: string, number: string) => {
    const user = open();
    await user.click(await screen.findByRole("button", { name: "Add somebody" }));
    await screen.findByRole("form", { name: "Somebody you trust" });
    if (name !== "") await user.type(form().getByLabelText("Name"), name);
    if (number !== "") await user.type(form().getByLabelText("Phone number"), number);
    await user.click(form().getByRole("button", { name: "Save" }));
    return user;
  };

  it("is stored on this device only, without a network too, and can be called", async () => {
    network.goes();
    await add("Amma", "+91 98765 43210");
    const call = await screen.findByRole("link", { name: "Amma +91 98765 43210" });
    expect(call.getAttribute("href")).toBe("tel:+919876543210");
    cleanup();
    open();
    expect(await screen.findByRole("link", { name: "Amma +91 98765 43210" })).toBeTruthy();
    expect(store.ids("users")).toEqual([]);
  });

  it.each([
    ["", "98765", "Name: Please fill this in."],
    ["Amma", "call her", "Phone number: Please write a phone number, with digits only."],
  ])("is not stored like this: %j %j", async (name, number, words) => {
    await add(name, number);
    expect(await screen.findByRole("link", { name: words })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  });

  it("can be changed, and removed with one press", async () => {
    const user = await add("Amma", "98765");
    await user.click(await screen.findByRole("button", { name: "Change" }));
    await screen.findByRole("form", { name: "Somebody you trust" });
    expect(form().getByLabelText<HTMLInputElement>("Name").value).toBe("Amma");
    await user.click(form().getByRole("button", { name: "Cancel" }));
    await user.click(press("Remove"));
    expect(screen.queryByRole("link", { name: /Amma/ })).toBeNull();
    expect(press("Add somebody")).toBeTruthy();
  });
});

it("shows the help lines that do not depend on us", () => {
  open();
  const links = within(screen.getByRole("region", { name: "Helpful resources" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:14416",
    "tel:18008914416",
    "tel:112",
    "/help-lines",
  ]);
});
