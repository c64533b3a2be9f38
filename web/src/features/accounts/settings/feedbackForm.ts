import { ticketText } from "@thodu/domain/support/model";
import * as z from "zod/mini";

export const feedbackForm = z.object({ feedback: ticketText });
