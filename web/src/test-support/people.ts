import { act } from "@testing-library/react";
import { identity, personOf, theAuth, type Account } from "./firebase/auth";

let made = 0;

/** A uid that no other test of the file uses, so that what a page stores per person affects no other test. */
export function someUid(): string {
  made += 1;
  return `person-${made}`;
}

/** Signs in a person, who stays signed in from here on. */
export async function isHere(account: Partial<Account> = {}): Promise<string> {
  const uid = account.uid ?? someUid();
  await act(async () => {
    theAuth.become(personOf({ email: `${uid}@example.com`, ...account, uid }));
    await Promise.resolve();
  });
  return uid;
}

export const guestIsHere = (): Promise<string> => isHere({ guest: true, email: null });

/** The identity service as tests read and set it. */
export const accounts = {
  has: (account: Account & { readonly email: string }): void => void identity.accounts.set(account.email, account),
  refuse: (code: string): void => {
    identity.refusal = code;
  },
  answerAgain: (): void => {
    identity.refusal = null;
  },
  isSlow: (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    identity.wait = promise;
    return () => {
      identity.wait = null;
      resolve();
    };
  },
  /** The next created account, link or password change succeeds, but the page does not get the answer. */
  losesAnswer: (linkedBefore: typeof identity.linkedBefore = "auth/provider-already-linked"): void => {
    identity.losesAnswer = true;
    identity.linkedBefore = linkedBefore;
  },
  renewsNoTokens: (): void => {
    identity.renewsTokens = false;
  },
  uidOf: (email: string): string | undefined => identity.accounts.get(email)?.uid,
  sent: (): readonly string[] => identity.sent,
  whoIsHere: (): string | null => theAuth.currentUser?.uid ?? null,
};

export function resetPeople(): void {
  identity.accounts.clear();
  identity.refusal = null;
  identity.wait = null;
  identity.losesAnswer = false;
  identity.renewsTokens = true;
  identity.sent.length = 0;
  if (theAuth.currentUser !== null) theAuth.become(null);
}
