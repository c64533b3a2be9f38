import { useEffect, useState } from "react";
import * as t from "@messages/settings";
import { forgetDevice, isTold } from "../../../lib/device";
import { canBeTold, tellOnThisDevice, type PushKeys } from "../../../lib/push/devices";
import { toast } from "../../../lib/toast";
import { Button } from "../../../ui/Button";
import { Switch } from "../../../ui/form/Field";
import { readChannels } from "../api";

type Keys = "unknown" | "unreached" | "not-set-up" | PushKeys;

const ASK_AGAIN_MS = 10_000;

/** The keys with which this browser registers for notifications; requested until there is an answer. */
function useKeys(): Keys {
  const [keys, setKeys] = useState<Keys>("unknown");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = (): void => {
      clearTimeout(timer);
      void readChannels().then((reply) => {
        if (!wanted) return;
        setKeys(reply.ok ? (reply.value.keys ?? "not-set-up") : "unreached");
        if (!reply.ok) timer = setTimeout(ask, ASK_AGAIN_MS);
      });
    };
    ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, []);
  return keys;
}

const helpFor = (keys: Keys): string => {
  if (!canBeTold()) return t.pushImpossible;
  return keys === "unreached" ? t.pushUnreached : t.pushHelp;
};

interface PushSwitchProps {
  readonly uid: string;
  /** The preference stored for all devices. */
  readonly on: boolean;
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

/**
 * Push notifications, shown if they are set up. A person who has switched them on sees the switch also until that is
 * known. The browser asks for permission only after the switch was pressed.
 */
export function PushSwitch({ uid, on, disabled, onChange }: PushSwitchProps) {
  const keys = useKeys();
  const [here, setHere] = useState(() => isTold(uid));
  const [busy, setBusy] = useState(false);
  const isSetUp = typeof keys === "object";
  const ready = isSetUp && canBeTold();

  const begin = async (wanted: PushKeys): Promise<void> => {
    if ((await Notification.requestPermission()) !== "granted") {
      toast("alert", t.pushRefused);
      return;
    }
    const told = await tellOnThisDevice(uid, wanted).catch(() => null);
    if (told?.ok !== true) {
      toast("alert", told?.message ?? t.pushFailed);
      return;
    }
    setHere(true);
    onChange(true);
  };
  const start = (): void => {
    if (!ready) return;
    setBusy(true);
    void begin(keys).finally(() => setBusy(false));
  };
  const stop = (): void => {
    setHere(false);
    onChange(false);
    void forgetDevice();
  };

  if (keys === "not-set-up" || !(isSetUp || on)) return null;
  return (
    <>
      <Switch
        label={t.push}
        help={helpFor(keys)}
        on={busy || on}
        disabled={disabled || busy || !(ready || on)}
        onChange={(wanted) => (wanted ? start() : stop())}
      />
      {on && !here && ready && (
        <p className="row">
          <span className="soft small">{t.pushElsewhere}</span>
          <Button small look="outline" busy={busy} onClick={start}>
            {t.pushHere}
          </Button>
        </p>
      )}
    </>
  );
}
