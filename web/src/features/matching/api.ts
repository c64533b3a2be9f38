/** What became of a request for help. */
export type HelpRequest =
  /** Stored by the server; the place in the queue, from 1. */
  | { readonly state: 'submitted'; readonly position: number }
  /** The server takes no requests yet: nothing was sent. */
  | { readonly state: 'closed' };

/** Whether the server takes requests; false until `requestHelp` is among the contracts, where this joins up. */
export const requestsOpen: boolean = false;

/** Puts the person in the listeners' queue. */
export const requestHelp = (): Promise<HelpRequest> => Promise.resolve({ state: 'closed' });
