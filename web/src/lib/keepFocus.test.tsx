import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { show } from "../test-support/render";
import { Dialog } from "../ui/Dialog";
import { keepFocus } from "./keepFocus";

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
// The tests of a file share one page.
afterEach(() => end());

/** A card whose button disappears when pressed; with `asks`, after a confirmation in a dialog. */
function Card({ asks = false }: { readonly asks?: boolean }) {
  const [done, setDone] = useState(false);
  const [asked, setAsked] = useState(false);
  const finish = (): void => {
    setAsked(false);
    setDone(true);
  };
  return (
    <main>
      <h1>Your page</h1>
      <section>
        <h2>Your plan</h2>
        {!done && (
          <button type="button" onClick={() => (asks ? setAsked(true) : finish())}>
            Cancel
          </button>
        )}
        <Dialog open={asked} title="Sure?" onClose={() => setAsked(false)}>
          <button type="button" onClick={finish}>
            Yes
          </button>
        </Dialog>
      </section>
      <input aria-label="Search" />
    </main>
  );
}

const button = (name: string) => screen.findByRole("button", { name });
const hasFocus = () => document.activeElement?.textContent;

it("goes to the heading beside a button that is gone", async () => {
  const user = show(<Card />);
  await user.click(await button("Cancel"));
  await waitFor(() => expect(hasFocus()).toBe("Your plan"));
});

it("goes to the heading beside a closed dialog whose button is gone", async () => {
  const user = show(<Card asks />);
  await user.click(await button("Cancel"));
  await user.click(await button("Yes"));
  await waitFor(() => expect(hasFocus()).toBe("Your plan"));
});

it("goes to the heading of the list, not to that of another entry", async () => {
  const List = () => {
    const [closed, setClosed] = useState(false);
    return (
      <section>
        <h2>Cases</h2>
        <ul>
          <li>
            <h3>The first case</h3>
          </li>
          {!closed && (
            <li>
              <h3>The second case</h3>
              <button type="button" onClick={() => setClosed(true)}>
                Close
              </button>
            </li>
          )}
        </ul>
      </section>
    );
  };
  const user = show(<List />);
  await user.click(await button("Close"));
  await waitFor(() => expect(hasFocus()).toBe("Cases"));
});

it("stays in an open dialog whose button is gone", async () => {
  const Asked = () => {
    const [done, setDone] = useState(false);
    return (
      <Dialog open title="Sure?" onClose={() => undefined}>
        {done ? (
          <p>Done</p>
        ) : (
          <button type="button" onClick={() => setDone(true)}>
            Yes
          </button>
        )}
      </Dialog>
    );
  };
  const user = show(<Asked />);
  await user.click(await button("Yes"));
  await waitFor(() => expect(hasFocus()).toBe("Sure?"));
});

it("stays where a screen has put it", async () => {
  show(<Card />);
  const cancel = await button("Cancel");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  cancel.focus();
  fireEvent.click(cancel);
  setTimeout(() => screen.getByLabelText("Search").focus(), 20);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByRole("button")).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Search"));
});
