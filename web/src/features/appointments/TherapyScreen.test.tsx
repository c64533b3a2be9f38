import { brand } from "@thodu/domain/brand";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { confirmed, field, fill, HOUR, putRequest, request } from "../../test-support/appointments";
import { accounts, guestIsHere, isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server, someId } from "../../test-support/server";
import { instant, network, store } from "../../test-support/store";
import { putConversation } from "../../test-support/stored";
import { TherapyScreen } from "./TherapyScreen";

const open = () => show(<TherapyScreen />, { at: "/therapy" });

describe("the form", () => {
  it("is filled in with what the account knows", async () => {
    const uid = await isHere({ email: "asha@example.com" });
    store.put(`users/${uid}`, { email: "asha@example.com", role: "customer", displayName: "Asha Rao" });
    open();
    await waitFor(() => expect(field("Name").value).toBe("Asha Rao"));
    expect(field("Email").value).toBe("asha@example.com");
  });

  it("says what the person agrees to by sending it", () => {
    open();
    expect(screen.getByText(/^By asking you confirm/).textContent).toBe(
      "By asking you confirm that you are 18 or older and accept the terms and the privacy policy.",
    );
  });

  it("says beside the text that nobody reads it at once, and whom to call", () => {
    open();
    expect(screen.getByText(/^The team reads this later\./)).toBeTruthy();
    const calls = ["Tele-MANAS 14416", "112"].map((name) => screen.getByRole("link", { name }));
    expect(calls.map((each) => each.getAttribute("href"))).toEqual(["tel:14416", "tel:112"]);
  });

  it("requires all three fields, and sends nothing without them", async () => {
    const user = open();
    await user.click(request());
    expect(await screen.findByRole("link", { name: "Name: Please fill this in." })).toBeTruthy();
    expect(
      screen.getByRole("link", { name: "Email: Please write a full email address, like name@example.com." }),
    ).toBeTruthy();
    expect(screen.getByRole("link", { name: "Issue: Please fill this in." })).toBeTruthy();
    expect(server.asked("requestAppointment")).toEqual([]);
  });

  it("makes a visitor without an account a guest, and says that the request is stored only when it is", async () => {
    const answer = server.isSlow("requestAppointment", { appointmentId: "one", status: "pending" });
    const user = open();
    await fill(user);
    await user.click(request());
    await waitFor(() => expect(server.asked("requestAppointment")).toHaveLength(1));
    expect(accounts.whoIsHere()).toMatch(/^guest-/);
    expect(screen.queryByText("Your request is with us")).toBeNull();
    await act(async () => Promise.resolve(answer()));
    const title = await screen.findByRole("heading", { name: "Your request is with us" });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(server.asked("requestAppointment")[0]).toEqual({
      requestId: someId,
      name: "Asha",
      email: "asha@example.com",
      issue: "I can’t sleep.",
      locale: "en",
    });
  });

  it.each([
    ["stored", () => server.answers("requestAppointment", { appointmentId: "one", status: "pending", danger: true })],
    ["refused", () => server.refuses("requestAppointment", "APPOINTMENT_USED", { danger: true })],
  ] as const)("gives the help lines and a talk first where it tells of danger, %s", async (_, answers) => {
    answers();
    const user = open();
    await fill(user);
    await user.click(request());
    const title = await screen.findByRole("heading", { name: "You don’t have to wait for an answer here" });
    const help = screen.getByRole("region", { name: "You don’t have to wait for an answer here" });
    await waitFor(() => expect(document.activeElement).toBe(help));
    const links = within(help)
      .getAllByRole("link")
      .map((each) => each.getAttribute("href"));
    expect(links).toEqual(["tel:14416", "tel:112", "/chat"]);
    const after = await screen.findByText(/^(Your request is with us|You have already used your free session\.)/);
    expect(title.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("says when the free session was used, with the plans and a chat", async () => {
    server.refuses("requestAppointment", "APPOINTMENT_USED");
    const user = open();
    await fill(user);
    await user.click(request());
    const said = await screen.findByText("You have already used your free session. Please upgrade to premium.");
    expect(said).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go Premium" }).getAttribute("href")).toBe("/go-premium");
    await user.type(field("Email"), "x");
    await waitFor(() => expect(said.isConnected).toBe(false));
  });

  it.each([
    ["INTERNAL" as const, "Something went wrong. Please try again later."],
    ["RATE_LIMITED" as const, "That was a little fast. Please wait a moment."],
  ])("says in words that %s, and keeps what was written", async (reason, words) => {
    server.refuses("requestAppointment", reason, { retryable: true });
    const user = open();
    await fill(user);
    await user.click(request());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(words));
    expect(field("Issue").value).toBe("I can’t sleep.");
  });

  it("asks again with the same id after the network was lost", async () => {
    await guestIsHere();
    const user = open();
    await fill(user);
    server.isUnreachable("requestAppointment");
    await user.click(request());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("No connection right now."));
    server.answers("requestAppointment", { appointmentId: "one", status: "pending" });
    await user.click(request());
    await screen.findByText("Your request is with us");
    const [first, second] = server.asked("requestAppointment");
    expect(second).toEqual(first);
  });
});

describe("a form that was begun before the requests were loaded", () => {
  it.each([
    ["that waits", {}, "Looking for a free time…"],
    ["that is confirmed", confirmed(), "Your appointment"],
  ])("stays beside one %s, until it is sent", async (_what, changes, words) => {
    const uid = await guestIsHere();
    putRequest(uid, "one", changes);
    const hear = store.isSlow("appointmentRequests");
    const user = open();
    await fill(user);
    hear();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(field("Issue").value).toBe("I can’t sleep.");
    server.answers("requestAppointment", ({ requestId }) => {
      putRequest(uid, requestId);
      return { appointmentId: requestId, status: "pending" };
    });
    await user.click(request());
    await waitFor(() => expect(screen.queryByRole("button", { name: "Request Help" })).toBeNull());
  });
});

describe("a request that is stored", () => {
  it("waits, and its confirmation is shown while the page is open", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one");
    open();
    expect(await screen.findByText("Looking for a free time…")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Request Help" })).toBeNull();
    putRequest(uid, "one", confirmed());
    const dialog = await screen.findByRole("dialog", { name: "Appointment Confirmed!" });
    expect(dialog.textContent).toContain("Dr. Meera Iyer");
    expect(dialog.textContent).toContain("06:30 PM");
  });

  it("and confirmed after its page was closed opens by itself next time, also if the answer was lost", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one");
    open();
    await screen.findByRole("heading", { name: "Your request is with us" });
    cleanup();
    putRequest(uid, "one", confirmed());
    open();
    expect(await screen.findByRole("dialog", { name: "Appointment Confirmed!" })).toBeTruthy();
  });

  it("that has to be accepted says so, with the address and until when", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one");
    open();
    await screen.findByRole("heading", { name: "Your request is with us" });
    putRequest(uid, "one", { ...confirmed(), keepUntil: instant(Date.now() + HOUR) });
    const dialog = await screen.findByRole("dialog", { name: "Appointment Confirmed!" });
    expect(dialog.textContent).toContain("asha@example.com");
    expect(within(dialog).getByText(/or the appointment is cancelled/)).toBeTruthy();
  });

  it("that was not kept in time is said to be cancelled as soon as that is over", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { ...confirmed(), keepUntil: instant(Date.now() + 500) });
    open();
    await screen.findByText(/or the appointment is cancelled/);
    expect(
      await screen.findByText(/^It was not kept in time, and is being cancelled\./, {}, { timeout: 3_000 }),
    ).toBeTruthy();
    expect(screen.queryByText(/or the appointment is cancelled/)).toBeNull();
  });

  it("has our phone number and address as links", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", confirmed());
    open();
    const item = (await screen.findByText(/No message, and less than two hours left/)).closest("li");
    const links = [...(item?.querySelectorAll("a") ?? [])].map((each) => each.getAttribute("href"));
    expect(links).toEqual([brand.supportPhoneLink, `mailto:${brand.supportEmail}`]);
    expect(item?.textContent).toContain(`Call ${brand.supportPhone} or write to ${brand.supportEmail}, and give`);
  });

  it("leads to the help lines meanwhile, or to a chat if something free is left", async () => {
    const uid = await isHere();
    putRequest(uid, "one");
    open();
    await screen.findByRole("link", { name: "Talk to a volunteer meanwhile" });
    putConversation(uid, { locked: true, ownMessageCount: 19 });
    store.put(`freeCalls/${uid}`, { callId: "before", at: instant(Date.now()) });
    expect(await screen.findByRole("link", { name: "Help lines" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("link", { name: "Talk to a volunteer meanwhile" })).toBeNull());
  });

  it("says that no therapist has time, and who looks for one", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { noSlot: true });
    open();
    expect(await screen.findByText(/No time is free in the next two weeks/)).toBeTruthy();
  });

  it("that was cancelled is shown so, beside the form", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { status: "cancelled" });
    open();
    expect(
      await screen.findByText(
        "This appointment was cancelled. It does not count against you, and you can ask for another one here.",
      ),
    ).toBeTruthy();
    expect(request()).toBeTruthy();
    expect(screen.queryByText(/write to/i)).toBeNull();
  });

  it("that the team cancelled names the address to write to, and shows the form only on request", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { status: "cancelled", closedByTeam: true });
    const user = open();
    const said = await screen.findByText(/^We are sorry: our team had to cancel this appointment\. Call/);
    expect(said.textContent).toMatch(/Call \+?[\d ]+ or write to \S+@\S+, and/);
    expect(screen.queryByRole("button", { name: "Request Help" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Ask for another appointment" }));
    expect(request()).toBeTruthy();
  });

  it("takes the place of the form until another is asked for", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", confirmed());
    const user = open();
    expect(await screen.findByRole("heading", { name: "Your appointment" })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByRole("button", { name: "Request Help" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Ask for another appointment" }));
    expect(request()).toBeTruthy();
  });

  it.each([
    [
      "https://meet.example.com/one",
      "You meet by video.",
      "Open the video meeting (in a new tab)",
      { href: "https://meet.example.com/one", target: "_blank", rel: "noreferrer" },
    ],
    ["+919848012345", "You meet by phone.", "+919848012345", { href: "tel:+919848012345", target: null, rel: null }],
  ])("shows how to meet, on its card and in its modal: %s", async (meeting, words, name, attributes) => {
    const uid = await guestIsHere();
    putRequest(uid, "one", { ...confirmed(), meeting });
    const user = open();
    await screen.findByRole("heading", { name: "Your appointment" });
    await user.click(screen.getByRole("button", { name: "Show the appointment" }));
    expect(screen.getAllByText(new RegExp(`^${words}`))).toHaveLength(2);
    const links = screen.getAllByRole("link", { name, hidden: true });
    expect(links).toHaveLength(2);
    for (const link of links)
      for (const [key, value] of Object.entries(attributes)) expect(link.getAttribute(key)).toBe(value);
    expect(screen.queryByText(/^Before the appointment our team writes/)).toBeNull();
    expect(screen.getByText(/^Does that not work\? Call/)).toBeTruthy();
  });

  it("says that the team will write if the way to meet is not stored yet", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one", confirmed());
    open();
    expect(await screen.findByText(/^Before the appointment our team writes to asha@example\.com/)).toBeTruthy();
    expect(screen.getByText(/^No message, and less than two hours left\?/)).toBeTruthy();
  });

  it("is not shown as missing without a network", async () => {
    const uid = await guestIsHere();
    putRequest(uid, "one");
    network.goes();
    open();
    expect(screen.queryByText("Your request is with us")).toBeNull();
    network.returns();
    expect(await screen.findByText("Your request is with us")).toBeTruthy();
  });
});
