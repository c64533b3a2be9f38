import * as t from "@messages/admin";
import { call } from "../../../lib/callables";
import { useAnswer } from "../../../lib/useAnswer";
import { Notice } from "../../../ui/Notice";
import type { Person } from "../api/people";

const readDesk = () => call("readDesk", {});

/** How many people a listener is with, and how many of them are in a crisis if the server says so. */
export function Holding({ person: { uid, load } }: { readonly person: Pick<Person, "uid" | "load"> }) {
  const { answer } = useAnswer(readDesk);
  const inCrisis = answer?.engaged?.find((each) => each.uid === uid)?.people?.length ?? 0;
  return (
    <Notice kind="trouble">
      <p>
        {t.holdingNow(load)}
        {inCrisis > 0 && ` ${t.inCrisisOf(inCrisis, load)}`}
      </p>
    </Notice>
  );
}
