import { useState } from "react";
import * as t from "@messages/orders";
import { loading, slow } from "@messages/adminArea";
import { disputes, refunds } from "@messages/people";
import { useLoadedPart } from "../../../lib/useLoadedPart";
import { Skeleton } from "../../../ui/Skeleton";
import { Find } from "../parts/Find";
import { Tabs } from "../parts/Tabs";
import { useFind } from "../parts/useFind";
import { useList } from "../parts/useList";
import { Disputes } from "./Disputes";
import { FoundPayments } from "./FoundPayments";
import { NeededPayments } from "./NeededPayments";
import { Orders } from "./Orders";
import { RefundDialog, type Refundable } from "./RefundDialog";
import { Refunds } from "./Refunds";
import { Subscriptions } from "./Subscriptions";
import "../parts/admin.css";
import "../parts/monitoring.css";

const tabs = { check: t.needed, orders: t.orders, subscriptions: t.subscriptions, refunds, disputes, days: t.days };
const loadDays = async () => (await import("./MoneyDays")).MoneyDays;

/** The payments that need a person; orders, subscriptions, refunds and disputes; and the money of each day. */
export function MoneySection() {
  const list = useList(["check", "orders", "subscriptions", "refunds", "disputes", "days"]);
  const [asked, setAsked] = useState<Refundable | null>(null);
  const [find, look] = useFind(list);
  const Days = useLoadedPart(loadDays, list === "days");
  return (
    <>
      <Find label={t.search} help={t.searchHelp} find={find} onFind={look} />
      <Tabs names={tabs} shown={list} />
      {find !== "" && <FoundPayments id={find} onRefund={setAsked} />}
      {find === "" && list === "check" && <NeededPayments onRefund={setAsked} />}
      {find === "" && list === "orders" && <Orders onRefund={setAsked} />}
      {find === "" && list === "subscriptions" && <Subscriptions />}
      {find === "" && list === "refunds" && <Refunds />}
      {find === "" && list === "disputes" && <Disputes />}
      {find === "" && list === "days" && (Days ? <Days /> : <Skeleton lines={6} label={loading} slow={slow} />)}
      <RefundDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}
