import * as t from "@messages/volunteers";
import { useEffect, useState } from "react";
import { Link } from "../../lib/router";
import { nightIn, spanIn } from "../../lib/zoneTime";
import { lookUpNextShift } from "./api/live";
import type { NextShift as Shift } from "./api/nextShift";

/** When a listener's next shift is, with the way to their shifts; nothing without one, or if that can't be read. */
export function NextShift({ uid }: { readonly uid: string }) {
  const [shift, setShift] = useState<Shift | null>(null);
  useEffect(() => {
    let wanted = true;
    void lookUpNextShift(uid).then((found) => wanted && setShift(found));
    return () => {
      wanted = false;
    };
  }, [uid]);
  if (!shift) return null;
  const night = nightIn(shift.from, shift.zone);
  return (
    <p>
      {t.nextShift}{" "}
      <Link to="/volunteer-shifts">
        {spanIn(shift, shift.zone)}
        {night !== null && ` (${night})`}
      </Link>
    </p>
  );
}
