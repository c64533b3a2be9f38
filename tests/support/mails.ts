import * as z from "zod/mini";

const mail = z.object({
  messageId: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  headers: z.record(z.string(), z.string()),
});
type Mail = z.infer<typeof mail>;

const at = (path: string): URL => {
  const origin = process.env["THODU_MAILS"];
  if (origin === undefined) throw new Error("This test needs the mail server of the suite.");
  return new URL(path, origin);
};

/** The e-mails that the suite's mail server accepted for an address. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const answer: unknown = await (await fetch(at(`/mails?to=${encodeURIComponent(address)}`))).json();
  return z.array(mail).parse(answer);
}

type Fault = "away" | "busy" | "unknown" | "refused" | "silent";

/** Sets the faults of the next e-mails to an address, one each (tools/src/mail/catcher). */
export async function planFaults(address: string, ...faults: readonly Fault[]): Promise<void> {
  const { ok } = await fetch(at("/faults"), { method: "POST", body: JSON.stringify({ to: address, faults }) });
  if (!ok) throw new Error("The mail server did not understand what is to go wrong.");
}

const push = z.object({ token: z.string(), data: z.record(z.string(), z.string()), webpush: z.unknown() });

/** The messages that the stand-in of the push service accepted for a device. */
export async function pushesTo(token: string): Promise<readonly z.infer<typeof push>[]> {
  const answer: unknown = await (await fetch(at(`/pushes?token=${encodeURIComponent(token)}`))).json();
  return z.array(push).parse(answer);
}
