import * as t from "@messages/notifications";
import { useOnline } from "../../lib/hooks/useOnline";
import { Skeleton } from "../../ui/Skeleton";

/** Placeholder for the list. Without a network, or after a while, it says why loading takes so long. */
export function Loading() {
  const online = useOnline();
  if (online) return <Skeleton lines={5} label={t.loading} slow={t.slow} />;
  return (
    <div className="stack">
      <p role="status" className="soft">
        {t.offline}
      </p>
      <Skeleton lines={5} label={t.loading} />
    </div>
  );
}
