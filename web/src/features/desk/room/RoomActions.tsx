import type { Locale } from "@thodu/domain/locale";
import type { Risk } from "@thodu/domain/safety/levels";
import type { Millis } from "@thodu/domain/time";
import * as t from "@messages/desk";
import { handOverShort } from "@messages/deskWork";
import { report } from "@messages/reports";
import { callSupervisor } from "@messages/supervisor";
import { useState } from "react";
import { SupervisorHere } from "../../../conversation/supervisor/SupervisorHere";
import { useMedia } from "../../../lib/hooks/useMedia";
import { useOnline } from "../../../lib/hooks/useOnline";
import { Icon } from "../../../ui/barIcons";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { EndDialog } from "./EndDialog";
import { HandOverDialog } from "./HandOverDialog";
import { ReleaseDialog } from "./LeaveDialogs";
import type { Left } from "../inbox/list";

const MENU = "room-actions";
/** Each button closes the menu in which it stands. */
const closes = { popoverTarget: MENU, popoverTargetAction: "hide" } as const;

/** The dialogs that the actions open. */
export type Asked = "release" | "hand-over" | "end" | "report" | "supervisor";

/**
 * Which dialog is open in the conversation `of`, or in the one that opens `next`. Opening another conversation closes
 * it. `onCancelled` is called when a hand-over is cancelled: a break that was to follow it is given up. The last
 * function closes a dialog that has done its work, and cancels nothing.
 */
export function useAsked(
  of: string | null,
  onCancelled: () => void,
): readonly [Asked | null, (what: Asked | null, next?: string) => void, () => void] {
  const [asked, setAsked] = useState<{ readonly of: string | null; readonly what: Asked | null }>({ of, what: null });
  if (asked.of !== of) setAsked({ of, what: null });
  const ask = (what: Asked | null, next?: string): void => {
    if (what === null && asked.what === "hand-over") onCancelled();
    setAsked({ of: next ?? of, what });
  };
  return [asked.of === of ? asked.what : null, ask, () => setAsked({ of, what: null })];
}

interface Props {
  readonly conversationId: string;
  /** Null until the conversation is loaded. */
  readonly claimId: string | null;
  readonly alias: string;
  readonly risk: Risk;
  readonly wasCrisis: boolean;
  /** The person has no free messages left and no plan. */
  readonly locked: boolean;
  /** When the newest message arrived that the person wrote and the listener has not read; null without one. */
  readonly writtenAt: Millis | null;
  /** The person's language. */
  readonly locale: Locale;
  readonly asked: Asked | null;
  readonly onAsk: (asked: Asked | null) => void;
  /** Called when the team was told that a supervisor is needed. */
  readonly onTold: () => void;
  /** Called when a colleague was asked to take over. */
  readonly onAsked: () => void;
  readonly onDone: (left: Left) => void;
}

/**
 * The actions on a conversation: release it to the queue, hand it over, end it, report it. Each opens a dialog. If
 * there is little room, they are in a menu.
 */
export function RoomActions(props: Props) {
  const { conversationId, claimId, alias, risk, wasCrisis, locked, writtenAt, locale, asked } = props;
  const { onAsk, onTold, onAsked, onDone } = props;
  const dialog = { conversationId, claimId, alias, onTold, onDone, onClose: () => onAsk(null) };
  const online = useOnline();
  // None of them can be done without a network.
  const opens = (what: Asked) => (online ? { ...closes, onClick: () => onAsk(what) } : { "aria-disabled": true });
  const narrow = useMedia("(width < 48rem)");
  return (
    <>
      <button type="button" className="icon-button desk__more-actions" popoverTarget={MENU} aria-label={t.actions}>
        <Icon>
          <path d="M12 5.5v.1M12 12v.1M12 18.5v.1" strokeWidth="3" />
        </Icon>
      </button>
      <div id={MENU} className="desk__actions" popover="auto">
        <Button look="quiet" small {...opens("release")}>
          {t.release}
        </Button>
        <Button look="quiet" small {...opens("hand-over")}>
          {handOverShort}
        </Button>
        <Button look="quiet" small aria-label={t.end} {...opens("end")}>
          {t.endShort}
        </Button>
        <Button look="quiet" small {...opens("report")}>
          {report}
        </Button>
        {/* On a phone the context, which has this button too, is behind another one. */}
        {narrow && (
          <Button look="quiet" small {...closes} onClick={() => onAsk("supervisor")}>
            {callSupervisor}
          </Button>
        )}
      </div>
      {asked === "supervisor" && (
        <Dialog open title={callSupervisor} onClose={() => onAsk(null)}>
          <SupervisorHere
            conversationId={conversationId}
            claimId={claimId}
            isUrgent={risk === "crisis"}
            onTold={onTold}
          />
        </Dialog>
      )}
      {asked === "release" && <ReleaseDialog {...dialog} risk={risk} />}
      {asked === "hand-over" && <HandOverDialog {...dialog} risk={risk} locale={locale} onAsked={onAsked} />}
      {asked === "end" && (
        <EndDialog {...dialog} risk={risk} wasCrisis={wasCrisis} locked={locked} writtenAt={writtenAt} />
      )}
    </>
  );
}
