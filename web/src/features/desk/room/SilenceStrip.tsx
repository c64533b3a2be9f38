import type { Locale } from "@thodu/domain/locale";
import * as t from "@messages/deskWork";
import { Button } from "../../../ui/Button";
import { stillThere } from "./replies";
import type { Silence } from "./silenceClock";

interface Props {
  readonly silence: Silence;
  readonly locale: Locale;
  /** The place is being given away. */
  readonly busy?: boolean;
  readonly onAsk: (text: string) => void;
  readonly onFree: () => void;
}

/** When somebody has fallen silent: a kind question in their language, and later their place for somebody else. */
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
