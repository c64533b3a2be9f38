import { useState } from "react";
import type { Keeping } from "@thodu/domain/accounts/retention";
import * as t from "@messages/settings";
import { useSession } from "../../../lib/session";
import { toast } from "../../../lib/toast";
import { Choice } from "../../../ui/Choice";
import { keepConversation, useProfile } from "../api";

/**
 * How long the conversation is kept: an account's owner chooses, a guest is told. The choice is stored at once, and
 * shown until that is confirmed.
 */
export function KeepConversation() {
  const { uid, status } = useSession();
  const profile = useProfile(status === "user" ? uid : null);
  const [wish, setWish] = useState<Keeping | null>(null);
  if (status === "loading") return null;
  if (status !== "user") return <p>{t.keepGuest}</p>;

  const stored = profile.state === "here" ? (profile.value?.keepConversation ?? "always") : null;
  const change = (choice: Keeping): void => {
    setWish(choice);
    void keepConversation(choice).then((reply) => {
      setWish(null);
      if (reply.ok) toast("status", t.keepSaved);
      else toast("alert", reply.message);
    });
  };
  return (
    <Choice
      label={t.keepLabel}
      help={t.keepHelp}
      options={t.keepChoices}
      value={wish ?? stored ?? "always"}
      disabled={stored === null || wish !== null}
      onChoose={change}
    />
  );
}
