import { randomUUID } from "node:crypto";
import { report } from "@thodu/domain/reports/model";
import { describe, expect, it } from "vitest";
import { freshEmail } from "../support/appointments";
import { accepted, call } from "../support/callables";
import { database, guest, type Person } from "../support/people";

const KILL = "I want to kill myself";

const casesOf = async ({ uid }: Person) =>
  (await database().collection("reports").where("conversationId", "==", uid).get()).docs.map((doc) =>
    report.parse(doc.data()),
  );

const sent: Readonly<Record<string, (person: Person, text: string) => Promise<readonly unknown[]>>> = {
  "a request for a therapist": async ({ token }, issue) => {
    const request = { requestId: randomUUID(), name: "Asha", email: freshEmail(), issue };
    const send = async () => accepted(await call("requestAppointment", request, token)).danger;
    return [await send(), await send()];
  },
  "a question to the team": async ({ token }, message) => {
    const question = { requestId: randomUUID(), message };
    const send = async () => accepted(await call("contactSupport", question, token)).danger;
    return [await send(), await send()];
  },
  feedback: async ({ token }, text) => {
    const told = { feedbackId: randomUUID(), text };
    const send = async () => accepted(await call("submitFeedback", told, token)).danger;
    return [await send(), await send()];
  },
};

describe.each(Object.entries(sent))("danger in %s", (_, send) => {
  it("is said in each answer, and opens one case for the admins", async () => {
    const person = await guest();
    expect(await send(person, KILL)).toEqual([true, true]);
    expect(await casesOf(person)).toMatchObject([
      { category: "danger-written", by: "server", status: "open", reportedId: null, note: "" },
    ]);
  });

  it("is not found in ordinary words", async () => {
    const person = await guest();
    expect(await send(person, "I sleep badly before my exams.")).toEqual([undefined, undefined]);
    expect(await casesOf(person)).toEqual([]);
  });
});
