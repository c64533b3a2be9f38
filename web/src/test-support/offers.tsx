import { vi } from "vitest";
import { aConversation } from "../../../tests/support/domain";
import type { Entry } from "../features/desk/inbox/list";
import { OfferSlot } from "../features/desk/offers/OfferSlot";
import { show } from "./render";

/** A person who has waited for three minutes and is offered. */
export const anEntry = (id: string, alias: string, changes: Partial<Entry> = {}): Entry => ({
  ...aConversation({ alias, waitingSince: Date.now() - 3 * 60_000, waitSignAt: Date.now() }),
  offer: { to: "meera", expiresAt: Date.now() + 60_000 },
  ...changes,
  id,
});

/** The availability of a listener who is online. */
export const online = {
  state: "online",
  chosen: "online",
  restUntil: null,
  tired: false,
  isUnheard: false,
  isUnsure: false,
} as const;

/** The props of the offers' place for a listener who is online and holds nobody. */
export const slot = {
  availability: online,
  holdsCrisis: false,
  limitReached: null,
  owed: null,
  isOpen: false,
  news: 0,
  claiming: null,
  onOpen: vi.fn(),
  onBreak: vi.fn(),
  onAskAgain: vi.fn(),
  pausedUntil: null,
  breakSince: null,
  lastSign: null,
};

export function openSlot(offers: readonly Entry[], more: Partial<Parameters<typeof OfferSlot>[0]> = {}) {
  const onAccept = vi.fn<(entry: Entry) => void>();
  const user = show(<OfferSlot {...slot} offers={offers} onAccept={onAccept} {...more} />);
  return { user, onAccept };
}
