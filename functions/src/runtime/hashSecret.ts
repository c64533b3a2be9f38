/** The emulator suite's, which everyone knows. */
const KNOWN = 'emulator-';
const OF_THE_SUITE = `${KNOWN}${'known-to-everyone-'.repeat(2)}`;

/** The key under which names are hashed that must not be read back (docs/deploy.md). Throws where a real project has none. */
export function readHashSecret(env: Readonly<Record<string, string | undefined>>): string {
  const emulated = env['FUNCTIONS_EMULATOR'] === 'true' || env['FIRESTORE_EMULATOR_HOST'] !== undefined;
  const secret = env['THODU_HASH_SECRET'] ?? (emulated ? OF_THE_SUITE : '');
  if (!/^\S{32,200}$/.test(secret)) throw new Error('THODU_HASH_SECRET is missing, shorter than 32 characters, or has a space in it.');
  if (!emulated && secret.startsWith(KNOWN)) throw new Error('THODU_HASH_SECRET is that of the emulator suite.');
  return secret;
}
