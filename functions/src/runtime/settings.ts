import * as z from 'zod/mini';
import { MESSAGES_PER_MINUTE } from '@thodu/domain/chat/limits';

const wholeNumber = (fallback: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,6}$/)), z.transform(Number)), fallback);

const settingsSchema = z.object({
  /** Raised only where a machine types: the load tests. */
  THODU_MESSAGES_PER_MINUTE: wholeNumber(MESSAGES_PER_MINUTE),
});

export interface Settings {
  readonly messagesPerMinute: number;
}

/** Reads every setting from the environment, once, at start; lists all bad ones in the error it throws. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = settingsSchema.safeParse(env);
  if (!parsed.success) {
    const bad = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Settings that can't be used:\n${bad.join('\n')}`);
  }
  return { messagesPerMinute: parsed.data.THODU_MESSAGES_PER_MINUTE };
}
