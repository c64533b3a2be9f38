import type { Input, Outcome } from "@thodu/domain/contracts";
import type { Actor } from "@thodu/domain/permissions";
import { ok } from "@thodu/domain/result";
import type { Devices, Mailer, PushKeys, Texter } from "./ports";

interface DevicePorts {
  readonly devices: Devices;
}

interface Ways {
  readonly pushKeys: PushKeys | null;
  readonly texter: Pick<Texter, "isReal">;
  readonly mailer: Pick<Mailer, "site">;
  /** Null: nobody is called. */
  readonly carrier: object | null;
}

/**
 * What a browser needs to sign up for notices (null without keys), and whether an SMS, an e-mail or a call would
 * arrive.
 */
export function readChannels({ pushKeys, texter, mailer, carrier }: Ways): Promise<Outcome<"readChannels">> {
  return Promise.resolve(
    ok({ keys: pushKeys, sms: texter.isReal, email: mailer.site !== null, calls: carrier !== null }),
  );
}

/** Adds this device to those on which the caller is told. */
export async function addDevice(
  { devices }: DevicePorts,
  { uid }: Actor,
  { token }: Input<"addDevice">,
): Promise<Outcome<"addDevice">> {
  await devices.add(uid, token);
  return ok({});
}

export async function removeDevice(
  { devices }: DevicePorts,
  { uid }: Actor,
  { token }: Input<"removeDevice">,
): Promise<Outcome<"removeDevice">> {
  await devices.remove(uid, token);
  return ok({});
}
