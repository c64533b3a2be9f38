import { render, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { expect } from "vitest";
import { future, preparedBy } from "../lib/router";

/** Shows a part of the app at an address; every path is the app's, so that links and redirects change the address. */
export function show(part: ReactNode, { at = "/" }: { readonly at?: string } = {}): UserEvent {
  history.replaceState(null, "", at);
  preparedBy(() => Promise.resolve(true));
  const user = userEvent.setup({ delay: null });
  render(<BrowserRouter future={future}>{part}</BrowserRouter>);
  return user;
}

/** Waits until what a button began is over, so that it takes a press again. */
export const isIdle = (button: HTMLElement): Promise<void> =>
  waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
