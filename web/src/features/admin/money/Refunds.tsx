import { refund, type Refund } from "@thodu/domain/payments/model";
import * as t from "@messages/orders";
import * as people from "@messages/people";
import { rupees } from "../../../lib/money";
import { useQuery } from "../../../lib/router";
import { momentInIndia } from "../../../lib/time";
import { useRefunds } from "../api/live";
import type { Ticket } from "../api/watchList";
import { Ids, PersonLink } from "../parts/Ids";
import { PagedList } from "../parts/PagedList";
import { Tabs } from "../parts/Tabs";
import { whyRefunded } from "./whyRefunded";

const states: Readonly<Record<"all" | Refund["status"], string>> = { all: t.anyState, ...people.refundStates };

/** A page of the refunds, of one state if the address names it. */
export function Refunds() {
  const [query] = useQuery();
  const state = refund.shape.status.options.find((each) => each === query.get("state")) ?? "all";
  return (
    <>
      <Tabs names={states} shown={state} by="state" label={t.byState} keeps="list" />
      <PagedList
        label={people.refunds}
        empty={state === "all" ? t.noRefunds : t.noneInState}
        page={useRefunds(state)}
        list={`refunds/${state}`}
      >
        {(ticket) => <RefundRow ticket={ticket} />}
      </PagedList>
    </>
  );
}

/** A refund with its state, its reason and who asked for it. */
export const RefundRow = ({ ticket: { id, value } }: { readonly ticket: Ticket<Refund> }) => (
  <>
    <p>
      {rupees(value.amount)} · {people.refundStates[value.status]} · {momentInIndia(value.createdAt)}
    </p>
    <p className="small">
      {whyRefunded(value)}
      {value.requestedBy !== "server" && (
        <>
          {" · "}
          {t.refundedBy} <PersonLink uid={value.requestedBy} />
        </>
      )}
    </p>
    <Ids money={[id, value.orderId]} uid={value.userId} />
  </>
);
