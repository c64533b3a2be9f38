import { offline } from "@messages/offline";
import { useOnline } from "../lib/hooks/useOnline";

/** Shown under the bar while this device has no network. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div className="offline" role="status">
      {!online && <p>{offline}</p>}
    </div>
  );
}
