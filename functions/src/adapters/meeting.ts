import { createHmac } from "node:crypto";
import { RELAY_CREDENTIAL_MS } from "@thodu/domain/calls/relay";
import type { IceServer, Meeting, Participation } from "../usecases/calls/ports";

const NAME_LENGTH = 16;

export interface MeetingSettings {
  readonly stunUrls: readonly string[];
  readonly turnUrls: readonly string[];
  readonly turnSecret: string;
}

/**
 * STUN and TURN servers from the settings. The credentials of the relay expire: the user name is their end and whose
 * they are, the password is its HMAC-SHA1 under the shared secret ('A REST API For Access To TURN Services',
 * draft-uberti-behave-turn-rest-00, as in coturn's `use-auth-secret`). Relays log the user name. It is different for
 * each side of each call, so that a relay can limit them (coturn's `user-quota`), and contains neither uid nor call id.
 */
export class IceServers implements Meeting {
  constructor(readonly settings: MeetingSettings) {}

  servers(
    { callId, uid }: Participation,
    now: number,
  ): { readonly iceServers: IceServer[]; readonly relayOnly: boolean } {
    const { stunUrls, turnUrls, turnSecret } = this.settings;
    if (turnUrls.length === 0)
      return { iceServers: stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }], relayOnly: false };
    const name = createHmac("sha256", turnSecret).update(`${callId}/${uid}`).digest("base64url").slice(0, NAME_LENGTH);
    const username = `${Math.floor((now + RELAY_CREDENTIAL_MS) / 1_000)}:${name}`;
    const credential = createHmac("sha1", turnSecret).update(username).digest("base64");
    return { iceServers: [{ urls: [...turnUrls], username, credential }], relayOnly: true };
  }
}
