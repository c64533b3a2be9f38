import { DAY, kolkataDay } from "@thodu/domain/time";
import { useState } from "react";
import { loading, slow } from "@messages/adminArea";
import * as t from "@messages/orders";
import { rupees } from "../../../lib/money";
import { dayInIndia } from "../../../lib/time";
import { useMinutes } from "../../../conversation/useMinutes";
import { Empty } from "../../../ui/Empty";
import { Skeleton } from "../../../ui/Skeleton";
import { useSettled } from "../api/live";
import { COUNTED_ORDERS, DAYS_SHOWN } from "../api/money";
import { BarChart } from "../chart/BarChart";
import { Refused } from "../parts/PagedList";

/** What was paid on each of the last 14 days in India, and how much of it was refunded since. */
export function MoneyDays() {
  const [attempt, setAttempt] = useState(0);
  const live = useSettled(attempt);
  const now = useMinutes(live);
  if (live.state === "refused") return <Refused onRetry={() => setAttempt(attempt + 1)} />;
  if (live.state === "loading" || now === 0) return <Skeleton lines={6} label={loading} slow={slow} />;
  if (live.value.length === 0) return <Empty words={t.noMoney} />;
  const days = Array.from({ length: DAYS_SHOWN }, (_, ago) => now - (DAYS_SHOWN - 1 - ago) * DAY);
  const bars = days.map((at) => {
    const day = kolkataDay(at);
    const own = live.value.filter(({ value }) => value.settledAt !== null && kolkataDay(value.settledAt) === day);
    const of = (status: "paid" | "refunded"): number =>
      own.filter(({ value }) => value.status === status).reduce((sum, { value }) => sum + value.amount, 0);
    return { mark: String(Number(day.slice(-2))), name: dayInIndia(at, now), parts: [of("paid"), of("refunded")] };
  });
  return (
    <section className="stack" aria-label={t.days}>
      <BarChart
        title={t.moneyChart}
        unit={t.inRupees}
        series={[
          { name: t.paid, look: "good" },
          { name: t.refundedLater, look: "danger" },
        ]}
        bars={bars}
        show={rupees}
      />
      {live.value.length >= COUNTED_ORDERS && <p className="soft small">{t.newestOnly(COUNTED_ORDERS)}</p>}
    </section>
  );
}
