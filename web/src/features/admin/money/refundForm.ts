import { writtenText } from "@thodu/domain/text";
import * as z from "zod/mini";

/** Why an admin gives a payment back; part of the input of `refundPayment`. */
export const refundForm = z.object({ reason: writtenText(300) });
