import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import * as t from "@messages/desk";
import { handOverShort } from "@messages/deskWork";
import { report } from "@messages/reports";
import { useState } from "react";
import { Icon } from "../../../ui/barIcons";
import { Button } from "../../../ui/Button";
import { EndDialog } from "./EndDialog";
import { HandOverDialog } from "./HandOverDialog";
import { ReleaseDialog } from "./LeaveDialogs";
import type { Left } from "../inbox/list";

const MENU = "room-actions";
/** Each closes the menu in which it stands. */
const closes = { popoverTarget: MENU, popoverTargetAction: "hide" } as const;

/** What a dialog asks about. */
export type Asked = "release" | "hand-over" | "end" | "report";

/** What is asked of the conversation `of`, or of the one that opens `next`; nothing any more once another one is open. */
export function useAsked(of: string | null): readonly [Asked | null, (what: Asked | null, next?: string) => void] {
  const [asked, setAsked] = useState<{ readonly of: string | null; readonly what: Asked | null }>({ of, what: null });
  if (asked.of !== of) setAsked({ of, what: null });
  return [asked.of === of ? asked.what : null, (what, next) => setAsked({ of: next ?? of, what })];
}

interface Props {
  readonly conversationId: string;
  /** Null until the conversation itself is here. */
  readonly claimId: string | null;
  readonly alias: string;
  readonly risk: Risk;
  readonly wasCrisis: boolean;
  /** The person has no free messages left and no plan. */
  readonly locked: boolean;
  /** Of the person. */
  readonly locale: Locale;
  readonly asked: Asked | null;
  readonly onAsk: (asked: Asked | null) => void;
  /** The team was told that a supervisor is needed. */
  readonly onTold: () => void;
  readonly onDone: (left: Left, to?: string) => void;
}

/** Returning a conversation to the queue, handing it over, ending it, reporting it; each asks once, a report in a dialog of the desk. Where there is little room they open from one button. */
export function RoomActions(props: Props) {
  const { conversationId, claimId, alias, risk, wasCrisis, locked, locale, asked, onAsk, onTold, onDone } = props;
  const dialog = { conversationId, claimId, alias, onTold, onDone, onClose: () => onAsk(null) };
  return (
    <>
      <button type="button" className="icon-button desk__more-actions" popoverTarget={MENU} aria-label={t.actions}>
        <Icon>
          <path d="M12 5.5v.1M12 12v.1M12 18.5v.1" strokeWidth="3" />
        </Icon>
      </button>
      <div id={MENU} className="desk__actions" popover="auto">
        <Button look="quiet" small {...closes} onClick={() => onAsk("release")}>
          {t.release}
        </Button>
        <Button look="quiet" small {...closes} onClick={() => onAsk("hand-over")}>
          {handOverShort}
        </Button>
        <Button look="quiet" small aria-label={t.end} {...closes} onClick={() => onAsk("end")}>
          {t.endShort}
        </Button>
        <Button look="quiet" small {...closes} onClick={() => onAsk("report")}>
          {report}
        </Button>
      </div>
      {asked === "release" && <ReleaseDialog {...dialog} wasCrisis={wasCrisis} />}
      {asked === "hand-over" && <HandOverDialog {...dialog} wasCrisis={wasCrisis} locale={locale} />}
      {asked === "end" && <EndDialog {...dialog} risk={risk} wasCrisis={wasCrisis} locked={locked} />}
    </>
  );
}
