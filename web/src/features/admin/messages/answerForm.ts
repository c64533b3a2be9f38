import { ticketText } from "@thodu/domain/support/model";
import * as z from "zod/mini";

export const answerForm = z.object({ reply: ticketText });
