import type { Locale } from "@thodu/domain/locale";
import * as t from "@messages/deskWork";
import { Button } from "../../../ui/Button";
import { stillThere } from "./replies";
import type { Silence } from "./silenceClock";

interface Props {
  readonly silence: Silence;
  readonly locale: Locale;
  /** The chat is being ended. */
  readonly busy?: boolean;
  readonly onAsk: (text: string) => void;
  readonly onFree: () => void;
}

/**
 * Shown when the person has fallen silent: suggests a kind question in their language, and later to end the chat, which
 * makes room for somebody else.
 */
export function SilenceStrip({ silence, locale, busy = false, onAsk, onFree }: Props) {
  if (silence === "talking" || silence === "asked") return null;
  return (
    <div className="desk__silence" role="status">
      <p>{silence === "silent" ? t.silent : t.gone}</p>
      {silence === "silent" ? (
        <Button small look="outline" onClick={() => onAsk(stillThere[locale])}>
          {t.askStillThere}
        </Button>
      ) : (
        <Button small look="outline" busy={busy} onClick={onFree}>
          {t.freePlace}
        </Button>
      )}
    </div>
  );
}
