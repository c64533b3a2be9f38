import { useEffect, useState } from "react";
import * as t from "@messages/settings";
import { useLoadedPart } from "../../lib/useLoadedPart";
import { hasDraft } from "../../lib/formStore";
import { useSession } from "../../lib/session";
import { chooseTheme, type Theme } from "../../lib/theme";
import { useHydrated } from "../../lib/hooks/useHydrated";
import { useDark, useTheme } from "../../lib/useTheme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Switch } from "../../ui/form/Field";
import { tellLook } from "./api/look";
import { Language } from "./settings/Language";
import { Notifications } from "./settings/Notifications";

/** Loaded later, because buttons open them. */
const loadDialogs = async () => (await import("./settings/Dialogs")).Dialogs;

export function SettingsScreen() {
  const { uid } = useSession();
  const [open, setOpen] = useState<"privacy" | "feedback" | null>(null);
  useEffect(() => void (hasDraft("feedback") && setOpen("feedback")), []);
  const Dialogs = useLoadedPart(loadDialogs);
  return (
    <div className="prose stack--wide">
      <h1>{t.title}</h1>
      <Look uid={uid} />
      <Language uid={uid} />
      <Notifications uid={uid} />
      <Card>
        <h2>{t.moreTitle}</h2>
        <div className="row">
          <Button look="outline" onClick={() => setOpen("privacy")}>
            {t.managePrivacy}
          </Button>
          <Button look="outline" onClick={() => setOpen("feedback")}>
            {t.submitFeedback}
          </Button>
        </div>
      </Card>
      {Dialogs && <Dialogs uid={uid} open={open} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** The light or dark theme, by choice or by the device's setting. */
function Look({ uid }: { readonly uid: string | null }) {
  const theme = useTheme();
  // Before that it would show what the build assumed, and a press would be lost.
  const hydrated = useHydrated();
  const choose = (wanted: Theme): void => {
    chooseTheme(wanted);
    tellLook(uid);
  };
  return (
    <Card>
      <h2>{t.lookTitle}</h2>
      <Switch
        label={t.darkMode}
        help={t.darkModeHelp}
        on={useDark()}
        disabled={!hydrated}
        onChange={(on) => choose(on ? "dark" : "light")}
      />
      {theme === "system" ? (
        <p className="soft small">{t.followsDevice}</p>
      ) : (
        <Button look="quiet" small onClick={() => choose("system")}>
          {t.followDevice}
        </Button>
      )}
    </Card>
  );
}
