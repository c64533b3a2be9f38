import { cleanup, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { FORMS } from "../../lib/formStore";
import { forgetReader } from "../../lib/sessionEnd";
import { field, fill, request } from "../../test-support/appointments";
import { isHere } from "../../test-support/people";
import { show } from "../../test-support/render";
import { server } from "../../test-support/server";
import { TherapyScreen } from "./TherapyScreen";

const open = () => show(<TherapyScreen />, { at: "/therapy" });

it("keeps half-written words through a reload, for their writer alone, until they log out", async () => {
  const uid = await isHere({ email: "asha@example.com" });
  let user = open();
  await waitFor(() => expect(field("Email").value).toBe("asha@example.com"));
  await user.type(field("Issue"), "I can’t sleep.");
  await waitFor(() => expect(sessionStorage.getItem(FORMS)).toContain("sleep"));
  const draft = () => sessionStorage.getItem(FORMS) ?? "";
  // A reload unmounts nothing.
  const reload = (kept = draft()): void => {
    cleanup();
    sessionStorage.setItem(FORMS, kept);
    user = open();
  };
  reload();
  await waitFor(() => expect(field("Issue").value).toBe("I can’t sleep."));
  // Also at the next reload, without a further letter.
  reload();
  await waitFor(() => expect(field("Issue").value).toBe("I can’t sleep."));
  const theirs = draft();
  forgetReader();
  expect(sessionStorage.getItem(FORMS)).toBeNull();
  cleanup();
  expect((await isHere({ email: "kiran@example.com" })) === uid).toBe(false);
  reload(theirs);
  await waitFor(() => expect(field("Email").value).toBe("kiran@example.com"));
  await user.type(field("Issue"), "x");
  await waitFor(() => expect(sessionStorage.getItem(FORMS)).not.toContain("sleep"));
  expect([field("Issue").value, field("Email").value]).toEqual(["x", "kiran@example.com"]);
});

it("keeps nothing of a request that was stored", async () => {
  server.answers("requestAppointment", { appointmentId: "one", status: "pending" });
  const user = open();
  await fill(user);
  await waitFor(() => expect(sessionStorage.getItem(FORMS)).toContain("asha@example.com"));
  await user.click(request());
  await screen.findByRole("heading", { name: "Your request is with us" });
  expect(sessionStorage.getItem(FORMS)).toBeNull();
});

it("keeps nothing once another screen is opened", async () => {
  const user = open();
  await user.type(field("Issue"), "I can’t sleep.");
  await waitFor(() => expect(sessionStorage.getItem(FORMS)).toContain("sleep"));
  cleanup();
  expect(sessionStorage.getItem(FORMS)).toBeNull();
});
