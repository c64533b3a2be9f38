import { createHmac } from 'node:crypto';
import type { IceServer, Meeting } from '../usecases/calls/ports';

/** As long as the longest call may last, and some more. */
const CREDENTIAL_SECONDS = 25 * 60 * 60;

export interface MeetingSettings {
  readonly stunUrls: readonly string[];
  readonly turnUrls: readonly string[];
  readonly turnSecret: string;
}

/**
 * STUN and TURN as the settings have them. The credentials of the relay end by themselves: the name is the time of
 * their end, the password its HMAC-SHA1 under the shared secret ('A REST API For Access To TURN Services',
 * draft-uberti-behave-turn-rest-00, as coturn's `use-auth-secret` reads it). The name holds no uid: relays log it.
 */
export class IceServers implements Meeting {
  constructor(readonly settings: MeetingSettings) {}

  servers(now: number): { readonly iceServers: IceServer[]; readonly relayOnly: boolean } {
    const { stunUrls, turnUrls, turnSecret } = this.settings;
    if (turnUrls.length === 0) return { iceServers: stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }], relayOnly: false };
    const username = `${Math.floor(now / 1_000) + CREDENTIAL_SECONDS}:thodu`;
    const credential = createHmac('sha1', turnSecret).update(username).digest('base64');
    return { iceServers: [{ urls: [...turnUrls], username, credential }], relayOnly: true };
  }
}
