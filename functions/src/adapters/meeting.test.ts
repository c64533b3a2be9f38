import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { IceServers } from './meeting';

const NOW = Date.UTC(2026, 0, 15, 6, 30);
const none = { stunUrls: [], turnUrls: [], turnSecret: '' };

describe('the servers by which two browsers meet', () => {
  it('are none without settings, and those of STUN without a relay', () => {
    expect(new IceServers(none).servers(NOW)).toEqual({ iceServers: [], relayOnly: false });
    expect(new IceServers({ ...none, stunUrls: ['stun:a:3478'] }).servers(NOW)).toEqual({ iceServers: [{ urls: ['stun:a:3478'] }], relayOnly: false });
  });

  it('are the relay alone where there is one, with credentials that end by themselves and name nobody', () => {
    const { iceServers, relayOnly } = new IceServers({ stunUrls: ['stun:a:3478'], turnUrls: ['turns:b:5349'], turnSecret: 'a secret of this test' }).servers(NOW);
    const username = `${NOW / 1_000 + 25 * 3_600}:thodu`;
    expect(relayOnly).toBe(true);
    expect(iceServers).toEqual([{ urls: ['turns:b:5349'], username, credential: createHmac('sha1', 'a secret of this test').update(username).digest('base64') }]);
  });
});
