import { render, waitFor } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { BrowserRouter } from "react-router-dom";
import { expect } from "vitest";
import { future, preparedBy } from "../lib/router";

/**
 * Renders a part of the app at an address. Every path belongs to the app, so that links and redirects change the
 * address.
 */
export function show(part: ReactNode, { at = "/" }: { readonly at?: string } = {}): UserEvent {
  history.replaceState(null, "", at);
  preparedBy(() => Promise.resolve(true));
  const user = userEvent.setup({ delay: null });
  render(<BrowserRouter future={future}>{part}</BrowserRouter>);
  return user;
}

/** Waits until the action of a button is over, so that it can be pressed again. */
export const isIdle = (button: HTMLElement): Promise<void> =>
  waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
