import * as z from "zod/mini";
import { uid } from "../ids";
import { applicationAnswer, applicationDraft, applicationForm } from "./application";

const done = z.strictObject({});

export const applicationContracts = {
  saveApplication: {
    input: applicationDraft,
    output: done,
    reasons: ["NOT_FOUND", "APPLICATION_CLOSED"],
    action: "volunteer.apply",
  },
  /** Sends the finished application to the team. */
  sendApplication: {
    input: applicationForm,
    output: done,
    reasons: ["NOT_FOUND", "APPLICATION_CLOSED"],
    action: "volunteer.apply",
  },
  /** An admin's answer to the application sent at `sentAt` (milliseconds since 1970), as they read it. */
  answerApplication: {
    input: z.strictObject({ uid, sentAt: z.int().check(z.positive()), answer: applicationAnswer }),
    output: done,
    reasons: ["NOT_FOUND", "AMBIGUOUS", "APPLICATION_CLOSED"],
    action: "volunteer.approve",
  },
} as const;
