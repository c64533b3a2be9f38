import { fireEvent, screen, waitFor } from "@testing-library/react";
import { volunteer } from "@thodu/domain/volunteers/model";
import { expect, it } from "vitest";
import { accounts, isHere, someUid } from "../../test-support/people";
import { show } from "../../test-support/render";
import { pageIs } from "../../test-support/screen";
import { server } from "../../test-support/server";
import { EmailStatus } from "./EmailStatus";

const note = () => screen.queryByText(/^Please open the link that we sent to/);

it.each([
  ["the page is shown again", () => [pageIs("hidden"), pageIs("visible")]],
  ["its window is used again, beside another one", () => fireEvent.focus(window)],
])("asks no more to confirm the address once the link was opened elsewhere and %s", async (_, returns) => {
  const email = `${someUid()}@example.com`;
  const uid = await isHere({ email, confirmed: false });
  server.answers("updateProfile", {});
  show(<EmailStatus record={volunteer.parse({ email, approved: false, emailConfirmed: false })} />);
  await waitFor(() => expect(note()).not.toBeNull());
  accounts.has({ uid, email, confirmed: true });
  returns();
  await waitFor(() => expect(note()).toBeNull());
});
