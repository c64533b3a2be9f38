import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { store } from "../../test-support/store";
import { OnCallScreen } from "./OnCallScreen";

it("begins with the languages of the desk", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: false });
  store.put(`volunteers/${uid}`, { email: "m@example.com", approved: true, languages: ["en", "te"] });
  show(<OnCallScreen />, { at: "/on-call" });
  await screen.findByRole("checkbox", { name: "My phone may ring" });
  const known = (name: string) => screen.getByLabelText<HTMLSelectElement>(name).value;
  expect(["English", "Telugu", "Hindi"].map(known)).toEqual(["well", "well", "none"]);
  expect(screen.getByText(/^These are also the languages you are asked in at the desk\./)).toBeTruthy();
});

it("lets no phone ring of a listener who has not agreed to the code of conduct", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: false });
  server.answers("setOnCall", {});
  server.answers("agreeToConduct", {});
  store.put(`volunteers/${uid}`, { email: "m@example.com", approved: true, languages: ["en"] });
  const user = show(<OnCallScreen />, { at: "/on-call" });
  await user.click(await screen.findByRole("checkbox", { name: "My phone may ring" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Before your first conversation" }));
  expect(server.asked("setOnCall")).toEqual([]);
  for (const point of dialog.getAllByRole("checkbox")) await user.click(point);
  await user.click(dialog.getByRole("button", { name: "I agree" }));
  await waitFor(() => expect(server.asked("setOnCall")).toMatchObject([{ on: true }]));
  expect(server.asked("agreeToConduct")).toHaveLength(1);
});

it("has every day in one press, and says where quiet hours silence a time", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: false });
  store.put(`volunteers/${uid}`, { email: "m@example.com", approved: true, languages: ["en"] });
  const user = show(<OnCallScreen />, { at: "/on-call" });
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

it("says in which night a time after midnight lies", async () => {
  const uid = await isHere({ claims: { volunteer: true } });
  server.answers("readChannels", { keys: null, sms: false, email: false, calls: false });
  store.put(`volunteers/${uid}`, { email: "m@example.com", approved: true, languages: ["en"] });
  const user = show(<OnCallScreen />, { at: "/on-call" });
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
