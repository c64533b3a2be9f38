import type { Input, Output, ReasonOf } from "@thodu/domain/contracts";
import type { Failure } from "@thodu/domain/errors";
import type { Actor } from "@thodu/domain/permissions";
import { ok, type Result } from "@thodu/domain/result";
import type { Devices, PushKeys, Texter } from "./ports";

interface DevicePorts {
  readonly devices: Devices;
}

interface Ways {
  readonly pushKeys: PushKeys | null;
  readonly texter: Pick<Texter, "isReal">;
}

/** With what a browser signs up for notices, null where the project has no keys; and whether an SMS would arrive. */
export function readChannels({
  pushKeys,
  texter,
}: Ways): Promise<Result<Output<"readChannels">, Failure<ReasonOf<"readChannels">>>> {
  return Promise.resolve(ok({ keys: pushKeys, sms: texter.isReal }));
}

/** Tells the caller on this device, too. */
export async function addDevice(
  { devices }: DevicePorts,
  { uid }: Actor,
  { token }: Input<"addDevice">,
): Promise<Result<Output<"addDevice">, Failure<ReasonOf<"addDevice">>>> {
  await devices.add(uid, token);
  return ok({});
}

export async function removeDevice(
  { devices }: DevicePorts,
  { uid }: Actor,
  { token }: Input<"removeDevice">,
): Promise<Result<Output<"removeDevice">, Failure<ReasonOf<"removeDevice">>>> {
  await devices.remove(uid, token);
  return ok({});
}
