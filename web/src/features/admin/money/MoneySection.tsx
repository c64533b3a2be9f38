import { useEffect, useState } from "react";
import * as t from "@messages/orders";
import { loading, slow } from "@messages/adminArea";
import { usePart } from "../../../conversation/usePart";
import { useQuery } from "../../../lib/router";
import { TextField } from "../../../ui/form/Field";
import { Skeleton } from "../../../ui/Skeleton";
import { Tabs } from "../parts/Tabs";
import { useList } from "../parts/useList";
import { NeededPayments } from "./NeededPayments";
import { FoundOrders, Orders } from "./Orders";
import { RefundDialog, type Refundable } from "./RefundDialog";
import { Subscriptions } from "./Subscriptions";
import "../parts/admin.css";
import "../parts/monitoring.css";

const tabs = { check: t.needed, orders: t.orders, subscriptions: t.subscriptions, days: t.days };
const loadDays = async () => (await import("./MoneyDays")).MoneyDays;
/** Long enough for the next key. */
const SETTLED = 300;

/** What of payments needs a person, the orders and subscriptions, and the money of each day. */
export function MoneySection() {
  const list = useList(["check", "orders", "subscriptions", "days"]);
  const [asked, setAsked] = useState<Refundable | null>(null);
  const [query, change] = useQuery();
  const find = query.get("find") ?? "";
  const Days = usePart(loadDays, list === "days");
  return (
    <>
      <Find find={find} onFind={(wanted) => change({ find: wanted, after: null })} />
      <Tabs names={tabs} shown={list} />
      {find !== "" && <FoundOrders id={find} onRefund={setAsked} />}
      {find === "" && list === "check" && <NeededPayments />}
      {find === "" && list === "orders" && <Orders onRefund={setAsked} />}
      {find === "" && list === "subscriptions" && <Subscriptions />}
      {find === "" && list === "days" && (Days ? <Days /> : <Skeleton lines={6} label={loading} slow={slow} />)}
      <RefundDialog asked={asked} onClose={() => setAsked(null)} />
    </>
  );
}

function Find({ find, onFind }: { readonly find: string; readonly onFind: (wanted: string) => void }) {
  const [written, setWritten] = useState(find);
  // A link in the section may name another id.
  const [seen, setSeen] = useState(find);
  if (seen !== find) {
    setSeen(find);
    if (written.trim() !== find) setWritten(find);
  }
  useEffect(() => {
    const wanted = written.trim();
    if (wanted === find) return undefined;
    const timer = setTimeout(() => onFind(wanted), SETTLED);
    return () => clearTimeout(timer);
  }, [written, find, onFind]);
  return (
    <search className="admin__search">
      <TextField
        label={t.search}
        help={t.searchHelp}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={written}
        onChange={(event) => setWritten(event.target.value)}
      />
    </search>
  );
}
