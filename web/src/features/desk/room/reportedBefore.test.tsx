import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { field, log, openRoom as open, sent } from "../../../test-support/room";
import { server } from "../../../test-support/server";

const about = () => screen.getByRole("complementary", { name: "About Calm Lotus 1" });
const at = new Date(2025, 10, 28, 21, 0).getTime();
const one = { at, category: "threat", upheld: false, mine: false } as const;

describe("a person whom a listener had reported", () => {
  it.each([
    [one, "Reported by a listener (28 November 2025): threats. The team has not decided yet."],
    [{ ...one, upheld: true }, "Reported by a listener (28 November 2025): threats. The team agreed with the report."],
    [
      { ...one, category: "other", mine: true },
      "You reported this person (28 November 2025): something else. The team has not decided yet.",
    ],
  ] as const)("is known in the context pane to be so, also in the first talk: %o", async (fact, words) => {
    server.answers("readNotes", { notes: [], reported: [fact] });
    await open({ notice: null, claimedAt: Date.now() });
    expect(about().contains(await screen.findByText(words))).toBe(true);
  });

  it("is known beside the talk where the context is folded, until the listener has replied", async () => {
    server.answers("sendMessage", sent);
    server.answers("readNotes", { notes: [], reported: [one] });
    const { user } = await open({ notice: null, claimedAt: Date.now() }, { beside: false });
    await waitFor(() => expect(screen.getAllByText(/^Reported by a listener/)).toHaveLength(2));
    await user.type(field(), "Hello{Enter}");
    await within(log()).findByText("Hello");
    await waitFor(() => expect(screen.getAllByText(/^Reported by a listener/)).toHaveLength(1));
    expect(about().contains(screen.getByText(/^Reported by a listener/))).toBe(true);
  });

  it("has nothing said about them if there is no such report", async () => {
    server.answers("readNotes", { notes: [] });
    await open({ notice: null, claimedAt: Date.now() });
    await waitFor(() => expect(server.asked("readNotes")).toHaveLength(1));
    expect(screen.queryByText(/reported/i)).toBeNull();
  });
});
