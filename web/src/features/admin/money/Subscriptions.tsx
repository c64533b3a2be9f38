import * as t from "@messages/orders";
import { planWords } from "@messages/plans";
import { rupees } from "../../../lib/money";
import { momentInIndia } from "../../../lib/time";
import { useSubscriptions } from "../api/live";
import { Ids } from "../parts/Ids";
import { PagedList } from "../parts/PagedList";

/** A page of the plans that are charged monthly. */
export const Subscriptions = () => (
  <PagedList label={t.subscriptions} empty={t.noSubscriptions} page={useSubscriptions()} list="subscriptions">
    {({ id, value }) => (
      <>
        <p>
          {planWords[value.planId]?.title ?? value.planId} · {rupees(value.amount)} ·{" "}
          {t.subscriptionStates[value.status]}
          {value.cancelling && ` · ${t.cancelling}`}
        </p>
        <p className="soft small">{momentInIndia(value.createdAt)}</p>
        <Ids money={[id]} uid={value.userId} />
      </>
    )}
  </PagedList>
);
