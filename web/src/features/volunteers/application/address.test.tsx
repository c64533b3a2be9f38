import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { store } from "../../../test-support/store";
import { ApplicationScreen } from "./ApplicationScreen";

it.each([
  ["sent", 1],
  ["declined", 0],
  ["ended", 0],
])("asks for the address to be confirmed only while it matters: %s", async (status, count) => {
  const uid = await isHere({ email: "meera@example.com", confirmed: false });
  store.put(`volunteers/${uid}`, { email: "meera@example.com", emailConfirmed: false, approved: false });
  store.put(`applications/${uid}`, { name: "Meera", languages: ["en"], hours: "3-5", why: "I listen.", status });
  show(<ApplicationScreen />, { at: "/volunteer-application" });
  await screen.findByText("I listen.");
  await waitFor(() => expect(screen.queryAllByText(/^Please open the link that we sent to/)).toHaveLength(count));
});
