import * as z from "zod/mini";

const at = (path: string): URL => {
  const origin = process.env["TWILIO_BASE_URL"];
  if (origin === undefined) throw new Error("This test needs the carrier of the suite.");
  return new URL(path, origin);
};

const call = z.object({
  sid: z.string(),
  to: z.string(),
  twiml: z.string(),
  callback: z.string(),
  timeout: z.number(),
  status: z.string(),
});

/** The calls to a number for which the suite's carrier was asked. */
export async function callsTo(number: string): Promise<readonly z.infer<typeof call>[]> {
  const answer: unknown = await (await fetch(at(`/calls?to=${encodeURIComponent(number)}`))).json();
  return z.array(call).parse(answer);
}

const answers = z.array(z.object({ status: z.number(), body: z.string() }));

/** Makes the carrier report a call to the webhook (tools/src/carrier/sandbox), and returns the answers. */
export async function carrierTells(wish: {
  readonly sid: string;
  readonly status: string;
  readonly digits?: string;
  readonly token?: string;
  readonly times?: number;
}): Promise<z.infer<typeof answers>> {
  const answer = await fetch(at("/calls/tell"), { method: "POST", body: JSON.stringify(wish) });
  return answers.parse(await answer.json());
}

/** A mobile number that nobody else has in these tests. */
export const freshNumber = (): string => `+9198${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}1`;
