import * as t from "@messages/guestTalk";
import { useCallState } from "../../calls/state";
import { isInCall } from "../../calls/stillOpen";
import { Link } from "../../lib/router";
import { useSession } from "../../lib/session";
import { kept, OPEN_TALK } from "../../lib/storage";
import { Notice } from "../../ui/Notice";
import { useSummary } from "../useSummary";

interface Props {
  /** The page where the guest can sign up and so keep the talk; null if this page offers none. */
  readonly to: string | null;
}

/** Shown where a guest can log in: warns that their talk and their call will end. */
export function GuestTalk({ to }: Props) {
  const { uid } = useSession();
  const watched = useSummary(uid);
  const inCall = isInCall(useCallState());
  const inTalk =
    watched.state === "loading"
      ? kept.get(OPEN_TALK) !== null
      : watched.state === "here" && watched.value !== null && watched.value.status !== "closed";
  if (!inTalk && !inCall) return null;
  return (
    <Notice>
      {inTalk && (
        <p>
          {t.talkEnds} {to !== null && <Link to={to}>{t.signUpInstead}</Link>}
        </p>
      )}
      {inCall && <p>{t.callEnds}</p>}
    </Notice>
  );
}
