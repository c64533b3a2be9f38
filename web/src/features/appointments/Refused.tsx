import { useState, type ComponentProps } from "react";
import { useAppointmentRight } from "../../conversation/useAppointmentRight";
import { useOwnPlan } from "../../conversation/useRights";
import { Used } from "./Used";

/**
 * The refusal of a request. It goes once the person may ask again, as after they cancelled the other appointment. By
 * the pages' count they may have had that right all along, since the server goes by the address: then it stays.
 */
export function Refused(props: ComponentProps<typeof Used>) {
  const right = useAppointmentRight(useOwnPlan());
  const now = right.state === "here" ? right.value : null;
  const [wasUsed, setWasUsed] = useState(false);
  if (now === "used" && !wasUsed) setWasUsed(true);
  return wasUsed && now !== null && now !== "used" ? null : <Used {...props} />;
}
