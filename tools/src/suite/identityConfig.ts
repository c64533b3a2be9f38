import { PlainError } from "../lib/plain-error";
import type { Ports } from "./ports";

/**
 * Makes the emulator answer alike whether or not an address has an account, as docs/deploy.md sets it up in a real
 * project. To be called once the auth emulator answers.
 */
export async function protectEmails({ auth }: Pick<Ports, "auth">, project: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${auth}/emulator/v1/projects/${project}/config`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!answer.ok) throw new PlainError(`The identity service could not be set up: ${await answer.text()}`);
}
