import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { TicketsSection } from "./TicketsSection";

const MINE = "I was charged twice and I want to kill myself";
const OTHER = "When is my call?";

const said = (text: string) => ({ userId: "asha", text, locale: "en", createdAt: instant(Date.now()) });
const ask = (id: string, text: string, status = "open"): void =>
  store.put(`supportRequests/${id}`, { ...said(text), status, reply: null, repliedAt: instant(Date.now()) });

const server = { by: "server", reporterId: "server", conversationId: "asha", reportedId: null } as const;
const isCase = (id: string, status: "open" | "decided" = "open"): void =>
  putReport(id, { ...server, category: "danger-written", status });

async function open(query = "") {
  await isHere({ claims: { admin: true } });
  return show(<TicketsSection />, { at: `/admin/messages${query}` });
}

const row = async (text: string) => within((await screen.findByText(text)).closest("li") ?? document.body);
const CASE = "The case about it in Safety";

it("marks a question that tells of danger, and links to its case", async () => {
  ask("bad", MINE);
  ask("good", OTHER);
  isCase("written-question-bad");
  await open();
  const bad = await row(MINE);
  expect(await bad.findByText("Tells of danger")).toBeTruthy();
  expect(bad.getByRole("link", { name: CASE }).getAttribute("href")).toBe("/admin/safety?case=written-question-bad");
  expect((await row(OTHER)).queryByText("Tells of danger")).toBeNull();
});

it.each([
  ["?find=bad", () => ask("bad", MINE), "written-question-bad"],
  ["?list=answered", () => ask("bad", MINE, "answered"), "written-question-bad"],
  ["?list=feedback", () => store.put("feedback/bad", said(MINE)), "written-feedback-bad"],
  ["?list=feedback&find=bad", () => store.put("feedback/bad", said(MINE)), "written-feedback-bad"],
])("does so wherever the text stands: %s", async (query, put, id) => {
  put();
  isCase(id);
  await open(query);
  expect((await screen.findByRole("link", { name: CASE })).getAttribute("href")).toBe(`/admin/safety?case=${id}`);
});

it("links to the case without a mark once it is closed, and marks it again if it is reopened", async () => {
  ask("bad", MINE);
  isCase("written-question-bad", "decided");
  await open();
  expect(await screen.findByRole("link", { name: `${CASE}, which is closed` })).toBeTruthy();
  expect(screen.queryByText("Tells of danger")).toBeNull();
  store.change("reports/written-question-bad", { status: "open" });
  expect(await screen.findByText("Tells of danger")).toBeTruthy();
});

it("keeps the mark while another question arrives", async () => {
  ask("bad", MINE);
  isCase("written-question-bad");
  await open();
  const mark = await screen.findByText("Tells of danger");
  store.isSlow("reports");
  ask("good", OTHER);
  await screen.findByText(OTHER);
  await waitFor(() => expect(mark.isConnected).toBe(true));
});

it("shows the questions although their cases can't be read", async () => {
  store.refuses("reports");
  ask("bad", MINE);
  await open();
  expect(await screen.findByText(MINE)).toBeTruthy();
});
