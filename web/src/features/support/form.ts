import { ticketText } from "@thodu/domain/support/model";
import * as z from "zod/mini";

/** What goes to the team. */
export const contactForm = z.object({ message: ticketText });
