import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { instant, store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

const KEYS = { key: "key", sender: "1" };

/** Opens the page of a listener whose phone never rang. Returns functions that change the state of their test ring. */
async function open({ keys = KEYS }: { readonly keys?: typeof KEYS | null } = {}) {
  server.answers("testRing", { ringId: "ring-1" });
  server.answers("answerRing", { conversationId: null });
  server.answers("readChannels", { keys, sms: false, email: false, calls: true });
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`onCall/${uid}`, { on: true });
  const user = show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("checkbox", { name: "My phone may ring" });
  await user.click(screen.getByRole("button", { name: "Ring now" }));
  const ring = (state: string): void => {
    const [at, until] = [instant(Date.now()), instant(Date.now() + 60_000)];
    store.put("rings/ring-1", { uid, customerId: null, wave: 0, state, at, until });
  };
  ring("ringing");
  return { uid, user, ring };
}

it("a test ring that nobody answered says so, and does not mention other listeners", async () => {
  const { ring } = await open();
  await screen.findByRole("heading", { name: "This is a test ring" });
  await waitFor(() => expect(document.activeElement?.textContent).toBe("I am here"));
  ring("expired");
  expect(await screen.findByText(/^The test ring was not answered\./)).toBeTruthy();
  for (const other of [/is on its way/, /looking for somebody/]) expect(screen.queryByText(other)).toBeNull();
});

it("a test ring answered on this page is reported at the top only, and nothing contradicts it", async () => {
  const { uid, user, ring } = await open();
  await user.click(await screen.findByRole("button", { name: "I am here" }));
  expect(screen.queryByText(/rings as it should/)).toBeNull();
  ring("answered");
  store.put(`onCall/${uid}`, { on: true, testedAt: instant(Date.now()), pushTestedAt: null });
  const told = await screen.findByText(/^You answered, but no notification has reached a device\./);
  const form = screen.getByRole("checkbox", { name: "My phone may ring" });
  expect(told.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const other of [/Thank you for being there/, /is on its way/, /must reach your phone/])
    expect(screen.queryByText(other)).toBeNull();
});

it("a test ring does not ask for notifications if none can be sent", async () => {
  const { uid, ring } = await open({ keys: null });
  expect(await screen.findByText("The test ring is on its way. Answer it here.")).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "Call my phone when somebody needs me" })).toBeTruthy();
  ring("answered");
  store.put(`onCall/${uid}`, { on: true, testedAt: instant(Date.now()), pushTestedAt: null });
  expect(await screen.findByText("The test ring was answered here.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/notification/);
  expect(screen.queryByText(/Allow notifications/)).toBeNull();
});
