import { useState } from "react";
import * as t from "@messages/calls";
import { useSession } from "../../../lib/session";
import { toast } from "../../../lib/toast";
import { Switch } from "../../../ui/form/Field";
import { takeCalls, useTaking } from "./useTaking";
import "./listener.css";

/** The switch between 'Take voice calls' and 'chat only'. */
export function CallSwitch() {
  const { uid } = useSession();
  const heard = useTaking(uid);
  const taking = heard.state === "here" && heard.value;
  const [busy, setBusy] = useState(false);
  const change = async (on: boolean): Promise<void> => {
    setBusy(true);
    const reply = await takeCalls(on);
    setBusy(false);
    if (!reply.ok) toast("alert", reply.message);
  };
  return (
    <div className="call-switch">
      <Switch
        label={t.callsToo}
        {...(heard.state === "here" && { help: taking ? t.callsTooOn : t.callsTooOff })}
        on={taking}
        disabled={busy || heard.state !== "here"}
        onChange={(on) => void change(on)}
      />
    </div>
  );
}
