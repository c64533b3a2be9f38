import { writtenText } from "@thodu/domain/text";
import * as z from "zod/mini";

/** The reason of an admin's refund; part of the input of `refundPayment`. */
export const refundForm = z.object({ reason: writtenText(300) });
