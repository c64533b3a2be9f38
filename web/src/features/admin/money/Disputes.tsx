import { dispute, isOpen, type Dispute } from "@thodu/domain/payments/dispute";
import * as t from "@messages/orders";
import * as people from "@messages/people";
import { rupees } from "../../../lib/money";
import { useQuery } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import { useDisputes } from "../api/live";
import type { Ticket } from "../api/watchList";
import { Ids } from "../parts/Ids";
import { PagedList } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";

const states: Readonly<Record<"all" | Dispute["status"], string>> = { all: t.anyState, ...people.disputeStates };

/** A page of the disputes, of one state if the address names it. */
export function Disputes() {
  const [query] = useQuery();
  const state = dispute.shape.status.options.find((each) => each === query.get("state")) ?? "all";
  return (
    <>
      <Tabs names={states} shown={state} by="state" label={t.byState} keeps="list" />
      <PagedList
        label={people.disputes}
        empty={state === "all" ? t.noDisputes : t.noneInState}
        page={useDisputes(state)}
        list={`disputes/${state}`}
      >
        {(ticket) => <DisputeRow ticket={ticket} />}
      </PagedList>
    </>
  );
}

/** A dispute with its state, the bank's code for the reason and, while it is open, until when it can be answered. */
export const DisputeRow = ({ ticket: { id, value } }: { readonly ticket: Ticket<Dispute> }) => (
  <>
    <p>
      {rupees(value.amount)} · {people.disputeStates[value.status]} · {momentInIndia(value.createdAt)}
    </p>
    {(value.reason !== "" || (isOpen(value) && value.respondBy !== null)) && (
      <p className="soft small">
        {[
          ...(value.reason === "" ? [] : [value.reason]),
          ...(isOpen(value) && value.respondBy !== null ? [t.answerBy(momentInIndia(value.respondBy))] : []),
        ].join(" · ")}
      </p>
    )}
    <Ids money={[id, value.paymentId, value.orderId]} uid={value.userId} />
  </>
);
