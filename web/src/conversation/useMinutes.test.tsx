import { HOUR, MINUTE } from "@thodu/domain/time";
import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { call } from "../lib/callables";
import { server } from "../test-support/server";
import { useMinutes } from "./useMinutes";

function Waited({ since }: { readonly since: number }) {
  const now = useMinutes();
  return <p>{Math.round((now - since) / MINUTE)} minutes</p>;
}

afterEach(async () => {
  server.isAhead(0);
  server.answers("withdrawConsent", {});
  await call("withdrawConsent", {});
});

it("follows the server's clock on a phone whose own is wrong, from the first answer on", async () => {
  const since = Date.now() + 2 * HOUR - 5 * MINUTE;
  render(<Waited since={since} />);
  await screen.findByText("-115 minutes");
  server.isAhead(2 * HOUR);
  server.answers("withdrawConsent", {});
  await call("withdrawConsent", {});
  await waitFor(() => expect(screen.getByText("5 minutes")).toBeTruthy());
});
