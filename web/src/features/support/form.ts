import { ticketText } from "@thodu/domain/support/model";
import * as z from "zod/mini";

/** The form for a question to the team. */
export const contactForm = z.object({ message: ticketText });
