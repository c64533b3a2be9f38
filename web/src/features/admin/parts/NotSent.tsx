import { useEffect, useRef } from "react";
import { close } from "@messages/common";
import { Button } from "../../../ui/Button";
import { Notice } from "../../../ui/Notice";

/** What an admin had written when a colleague answered first; it was not sent. */
export interface Unsent {
  /** Empty if nothing was written. */
  readonly written: string;
  /** Deletes it from the device. */
  readonly forget: () => void;
}

interface Props {
  /** That a colleague has answered. */
  readonly said: string;
  readonly unsent: Unsent;
  readonly onClose: () => void;
}

/**
 * Says that a colleague answered first, and shows the text that was not sent. The device keeps it no longer: it can't
 * be sent any more, and a logout would warn of it.
 */
export function NotSent({ said, unsent: { written, forget }, onClose }: Props) {
  const latest = useRef(forget);
  useEffect(() => {
    latest.current = forget;
  });
  useEffect(() => latest.current(), [written]);
  return (
    <Notice kind="trouble">
      <p>{said}</p>
      {written !== "" && <p className="admin__said">{written}</p>}
      <Button small look="outline" onClick={onClose}>
        {close}
      </Button>
    </Notice>
  );
}
