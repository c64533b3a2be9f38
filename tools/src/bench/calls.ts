import { failureDetails } from "@thodu/domain/errors";
import * as z from "zod/mini";

import { project } from "../suite/env";

/** The suite to measure, by its environment. */
export interface Measured {
  readonly auth: string;
  readonly functions: string;
  readonly firestore: string;
}

const addresses = z.object({
  FIREBASE_AUTH_EMULATOR_HOST: z.string(),
  FUNCTIONS_EMULATOR_HOST: z.string(),
  FIRESTORE_EMULATOR_HOST: z.string(),
});

export function measured(env: NodeJS.ProcessEnv): Measured {
  const found = addresses.parse(env);
  return {
    auth: found.FIREBASE_AUTH_EMULATOR_HOST,
    functions: found.FUNCTIONS_EMULATOR_HOST,
    firestore: found.FIRESTORE_EMULATOR_HOST,
  };
}

const REGION = "asia-south1";
export const callableUrl = ({ functions }: Measured, name: string): string =>
  `http://${functions}/${project}/${REGION}/${name}`;

export interface Guest {
  readonly uid: string;
  readonly token: string;
}

const session = z.object({ idToken: z.string(), localId: z.string() });

export async function newGuest({ auth }: Measured): Promise<Guest> {
  const response = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=bench`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ returnSecureToken: true }),
  });
  const { idToken, localId } = session.parse(await response.json());
  return { uid: localId, token: idToken };
}

/** A token for a demo account. */
export async function signedIn({ auth }: Measured, email: string, password: string): Promise<string> {
  const response = await fetch(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=bench`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  return session.parse(await response.json()).idToken;
}

const refusal = z.object({ error: z.object({ details: z.optional(failureDetails) }) });

/** `ok`, or the reason of the refusal; without a reason the HTTP status. */
export async function outcomeOf(
  suite: Measured,
  name: string,
  data: unknown,
  token: string,
  signal: AbortSignal | null = null,
): Promise<string> {
  const response = await fetch(callableUrl(suite, name), {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ data }),
    signal,
  });
  const body: unknown = await response.json();
  if (response.ok) return "ok";
  return refusal.safeParse(body).data?.error.details?.reason ?? `HTTP ${response.status}`;
}
