import * as z from 'zod/mini';
import { MESSAGES_PER_MINUTE } from '@thodu/domain/chat/limits';

const wholeNumber = (fallback: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number)), fallback);

/** Addresses with commas between them. */
const addresses = (scheme: RegExp) =>
  z._default(
    z.pipe(
      z.string().check(z.refine((text) => split(text).every((url) => scheme.test(url)), { error: 'not a list of such addresses' })),
      z.transform(split),
    ),
    [],
  );
const split = (text: string): readonly string[] => text.split(',').map((url) => url.trim()).filter((url) => url !== '');

const settingsSchema = z.object({
  /** Raised only where a machine types: the load tests. */
  THODU_MESSAGES_PER_MINUTE: wholeNumber(MESSAGES_PER_MINUTE),
  /** By which browsers learn their own address; unused once there is a relay. */
  THODU_STUN_URLS: addresses(/^stuns?:[^\s?]+$/),
  /** A relay: with it calls go through it alone, and neither side learns the other's network address. */
  THODU_TURN_URLS: addresses(/^turns?:\S+$/),
  /** Shared with the relay (coturn's `static-auth-secret`). */
  THODU_TURN_SECRET: z._default(z.string(), ''),
});

export interface Settings {
  readonly messagesPerMinute: number;
  readonly meeting: { readonly stunUrls: readonly string[]; readonly turnUrls: readonly string[]; readonly turnSecret: string };
}

/** Reads every setting from the environment, once, at start; lists all bad ones in the error it throws. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const bad = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that can't be used:\n${bad.join('\n')}`);
  }
  const { THODU_MESSAGES_PER_MINUTE, THODU_STUN_URLS: stunUrls, THODU_TURN_URLS: turnUrls, THODU_TURN_SECRET: turnSecret } = parsed.data;
  if (turnUrls.length > 0 && turnSecret.length < 16) throw new Error("Settings that can't be used:\nTHODU_TURN_SECRET: a relay needs a secret of at least 16 characters");
  return { messagesPerMinute: THODU_MESSAGES_PER_MINUTE, meeting: { stunUrls, turnUrls, turnSecret } };
}
