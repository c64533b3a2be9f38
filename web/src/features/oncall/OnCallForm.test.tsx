import type { Locale } from "@thodu/domain/locale";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

/** Opens the form for a listener with these languages who has not yet said when they are on call. */
async function open(...languages: readonly Locale[]) {
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: false });
  return openSetUp(...languages);
}
async function openSetUp(...languages: readonly Locale[]) {
  const uid = await isHere({ claims: { volunteer: true } });
  store.put(`volunteers/${uid}`, { email: "m@example.com", approved: true, languages });
  return show(<OnCallScreen />, { at: "/on-call" });
}

it("begins with the listener's languages at the desk", async () => {
  await open("en", "te");
  await screen.findByRole("checkbox", { name: "My phone may ring" });
  const known = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).value;
  expect(["English", "Telugu", "Hindi"].map(known)).toEqual(["well", "well", "none"]);
  expect(screen.getByText(/^These are also the languages you are asked in at the desk\./)).toBeTruthy();
});

it("says before any time is added that a time can be for a crisis only", async () => {
  await open("en");
  expect(await screen.findByText(/whether your phone rings for everybody, or for a crisis only\.$/)).toBeTruthy();
});

it("keeps Save in view once something is unsaved, and says beside it what saving means", async () => {
  server.answers("setOnCall", {});
  const user = await open("en");
  const quiet = await screen.findByRole("checkbox", { name: "Quiet hours" });
  const bar = screen.getByRole("button", { name: "Save" }).closest("div");
  const sticks = () => bar?.dataset["sticks"];
  expect(sticks()).toBe("false");
  await user.click(quiet);
  expect(sticks()).toBe("true");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const said = within(bar ?? document.body).getByRole("status");
  await waitFor(() => expect(said.textContent).toMatch(/^Saved\. Your phone does not ring while the box/));
  // A toast might lie over the button that the words name.
  expect(document.querySelector(".toast")).toBeNull();
  await user.click(quiet);
  expect(said.textContent).toBe("");
});

it("does not let the phone of a listener ring who has not agreed to the code of conduct", async () => {
  server.answers("setOnCall", {});
  server.answers("agreeToConduct", {});
  const user = await open("en");
  await user.click(await screen.findByRole("checkbox", { name: "My phone may ring" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Before your first conversation" }));
  expect(server.asked("setOnCall")).toEqual([]);
  for (const point of dialog.getAllByRole("checkbox")) await user.click(point);
  await user.click(dialog.getByRole("button", { name: "I agree" }));
  await waitFor(() => expect(server.asked("setOnCall")).toMatchObject([{ on: true }]));
  expect(server.asked("agreeToConduct")).toHaveLength(1);
});

it("selects every day with one press, and says when quiet hours silence a time", async () => {
  const user = await open("en");
  await user.click(await screen.findByRole("button", { name: "Add a time" }));
  const time = within(screen.getByRole("group", { name: "Time 1" }));
  const isChecked = (name: string) => time.getByRole<HTMLInputElement>("checkbox", { name }).checked;
  await user.click(time.getByRole("checkbox", { name: "Every day" }));
  expect(["Every day", "Sunday", "Saturday"].map(isChecked)).toEqual([true, true, true]);
  await user.click(time.getByRole("checkbox", { name: "Sunday" }));
  expect(["Every day", "Sunday", "Saturday"].map(isChecked)).toEqual([false, false, true]);
  expect(time.getByRole("status").textContent).toBe("");
  const quiet = within(screen.getByRole("region", { name: "Quiet hours" }));
  await user.click(quiet.getByRole("checkbox", { name: "Quiet hours" }));
  expect(time.getByRole("status").textContent).toBe("");
  fireEvent.change(quiet.getByLabelText("From"), { target: { value: "23:00" } });
  expect(time.getByRole("status").textContent).toMatch(/^Part of this time/);
  fireEvent.change(time.getByLabelText("Until"), { target: { value: "22:00" } });
  expect(time.getByText(/^A day and a night/)).toBeTruthy();
  fireEvent.change(time.getByLabelText("Until"), { target: { value: "00:00" } });
  fireEvent.change(quiet.getByLabelText("From"), { target: { value: "21:00" } });
  expect(time.getByRole("status").textContent).toMatch(/^This time lies in your quiet hours/);
});

it("says to which night a time after midnight belongs", async () => {
  const user = await open("en");
  await user.click(await screen.findByRole("button", { name: "Add a time" }));
  const time = within(screen.getByRole("group", { name: "Time 1" }));
  await user.click(time.getByRole("checkbox", { name: "Saturday" }));
  expect(time.queryByText(/begins after midnight/)).toBeNull();
  fireEvent.change(time.getByLabelText("From"), { target: { value: "00:00" } });
  fireEvent.change(time.getByLabelText("Until"), { target: { value: "02:00" } });
  const words = "On Saturday this begins after midnight: in the night from Friday to Saturday.";
  expect(time.getByText(words)).toBeTruthy();
  await user.click(time.getByRole("checkbox", { name: "Every day" }));
  expect(time.queryByText(words)).toBeNull();
});

it.each([
  ["nothing", { keys: null, calls: false }, "It rings only while the standby page is open."],
  ["calls", { keys: null, calls: true }, "Without a call to your number it rings only while the standby page is open."],
])("says at once when the phone rings, if no way is chosen and this is set up: %s", async (_, ways, words) => {
  server.answers("readChannels", { sms: false, email: false, ...ways });
  await openSetUp("en");
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText("No times yet.")).toBeTruthy();
});

it("says when the phone rings by the ways that are chosen", async () => {
  server.answers("readChannels", { keys: { key: "key", sender: "1" }, sms: false, email: false, calls: true });
  const user = await openSetUp("en");
  const push = await screen.findByRole<HTMLInputElement>("checkbox", { name: /^Ring with a notification/ });
  const call = screen.getByRole("checkbox", { name: /^Call my phone/ });
  if (push.checked) await user.click(push);
  expect(screen.getByText(/^Without a notification or a call to your number it rings only/)).toBeTruthy();
  await user.click(push);
  expect(screen.getByText(/^In the times you choose below it also rings .* by notification, once/)).toBeTruthy();
  await user.click(call);
  expect(screen.getByText(/by notification or call, once a test has reached you\.$/)).toBeTruthy();
  await user.click(push);
  expect(screen.getByText(/ by call, once/)).toBeTruthy();
});
