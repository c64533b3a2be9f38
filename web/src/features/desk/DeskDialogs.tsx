import { useLoadedPart } from "../../lib/useLoadedPart";
import type { Command } from "./keyboard/commands";
import type { Break } from "./availability/useBreak";
import type { Entry } from "./inbox/list";
import type { Conduct } from "./room/useConduct";
import { useLogoutAsked } from "./availability/useLogoutAsked";
import type { Picking } from "./usePicked";

const loadBreak = async () => (await import("./availability/BreakDialog")).BreakDialog;
const loadConduct = async () => (await import("../../conversation/ConductDialog")).ConductDialog;
const loadLogout = async () => (await import("./availability/LogoutDialog")).LogoutDialog;
const loadPalette = async () => (await import("./keyboard/Palette")).Palette;
const loadShortcuts = async () => (await import("./keyboard/Shortcuts")).Shortcuts;
const loadTakeOver = async () => (await import("./room/TakeOverDialog")).TakeOverDialog;

interface Props {
  readonly away: Break;
  /** Opens the dialog that asks to whom this person is handed over, in their conversation. */
  readonly onHandOver: (entry: Entry) => void;
  readonly conduct: Conduct;
  readonly picking: Picking;
  /** The conversations that the listener holds; empty until they are known. */
  readonly own: readonly Entry[];
  /** Those in the list. */
  readonly listed: readonly Entry[];
  readonly open: "palette" | "shortcuts" | null;
  readonly commands: () => readonly Command[];
  readonly onClose: () => void;
}

/** The dialogs that open over the whole desk. */
export function DeskDialogs({ away, onHandOver, conduct, picking, own, listed, open, commands, onClose }: Props) {
  const { asked: crisis } = away;
  const BreakDialog = useLoadedPart(loadBreak, crisis !== null);
  const ConductDialog = useLoadedPart(loadConduct, conduct.asked !== null);
  const logout = useLogoutAsked(own);
  const LogoutDialog = useLoadedPart(loadLogout, logout.asked !== null);
  const Palette = useLoadedPart(loadPalette, open === "palette");
  const Shortcuts = useLoadedPart(loadShortcuts, open === "shortcuts");
  const TakeOverDialog = useLoadedPart(loadTakeOver, picking.asking !== null);
  return (
    <>
      {conduct.asked && ConductDialog && <ConductDialog onClose={conduct.onLater} onAgreed={conduct.onAgreed} />}
      {crisis && BreakDialog && (
        <BreakDialog
          alias={crisis.alias}
          onStay={away.stay}
          onHandOver={() => {
            away.handOver();
            onHandOver(crisis);
          }}
          onLeave={away.leave}
        />
      )}
      {picking.asking && TakeOverDialog && (
        <TakeOverDialog
          entry={listed.find(({ id }) => id === picking.asking?.id) ?? picking.asking}
          before={picking.refusedReason}
          onClose={picking.cancel}
          onTake={picking.takeOver}
        />
      )}
      {logout.asked && LogoutDialog && <LogoutDialog own={logout.asked} onStay={logout.stay} onLeave={logout.leave} />}
      {open === "palette" && Palette && <Palette commands={commands()} onClose={onClose} />}
      {open === "shortcuts" && Shortcuts && <Shortcuts onClose={onClose} />}
    </>
  );
}
