import { expect, it } from "vitest";
import * as enChat from "./en/chat";
import * as enMonitoring from "./en/monitoring";
import * as enRota from "./en/rota";
import * as hiAdminRota from "./hi/adminRota";
import * as hiArrival from "./hi/arrival";
import * as hiChat from "./hi/chat";
import * as hiDesk from "./hi/desk";
import * as hiHours from "./hi/hours";
import * as hiMonitoring from "./hi/monitoring";
import * as hiRota from "./hi/rota";
import * as hiVolunteers from "./hi/volunteers";
import * as teAdmin from "./te/admin";
import * as teArrival from "./te/arrival";
import * as teChat from "./te/chat";
import * as teDesk from "./te/desk";
import * as teHours from "./te/hours";
import * as teMonitoring from "./te/monitoring";
import * as teOrders from "./te/orders";
import * as teOwnPlan from "./te/ownPlan";
import * as teRota from "./te/rota";

it.each([
  [teAdmin.holding(1), "1 సంభాషణలో ఉన్నారు"],
  [teAdmin.holding(2), "2 సంభాషణల్లో ఉన్నారు"],
  [teArrival.oneIsEnough(1), "ఎవరైనా వచ్చేదాకా ఒక సందేశం చాలు. వారితో మాట్లాడటానికి మీకు ఇంకా 1 సందేశం ఉంది."],
  [teChat.tooLong(1), "1 అక్షరం ఎక్కువైంది"],
  [teDesk.tooLong(1), "1 అక్షరం ఎక్కువైంది"],
  [teOrders.tried(1), "ఒకసారి ప్రయత్నించాం"],
  [teRota.hours(1), "1 గంట"],
  [teMonitoring.waitsFor(1), "1 నిమిషంగా"],
  [teMonitoring.moreWait(1), "ఇంకా ఒకరు వేచి ఉన్నారు."],
  [teMonitoring.targetWait(1), "లక్ష్యం: 1 నిమిషంలోపు"],
  [teOwnPlan.leftToday.chat(1), "ఈ రోజు ఇంకా 1 నిమిషం చాట్ ఉంది"],
  [teOwnPlan.leftToday.call(1), "ఈ రోజు ఇంకా 1 నిమిషం కాల్ ఉంది"],
  [teOwnPlan.leftOfOne.chat(1), "ఇంకా 1 నిమిషం చాట్ ఉంది"],
  [teOwnPlan.leftOfOne.call(1), "ఇంకా 1 నిమిషం కాల్ ఉంది"],
])("a count of one is singular in Telugu: %s", (said, words) => {
  expect(said).toBe(words);
});

it("one person is not a plural in Telugu, nor in Hindi", () => {
  expect(teHours.ofLastNight(1, 1, 1, 1)).not.toContain("మంది");
  expect(teHours.ofLastNight(2, 2, 2, 2)).toContain("2 మందితో");
  expect(hiHours.ofLastNight(1, 1, 0, 0)).toMatch(/^एक व्यक्ति का इंतज़ार/);
  expect(hiMonitoring.moreWait(1)).toBe("एक और व्यक्ति इंतज़ार में है।");
});

it.each([
  [hiArrival.oneIsEnough(1), "किसी के आने तक एक संदेश काफ़ी है। उनसे बात करने के लिए आपका 1 संदेश बाक़ी है।"],
  [hiChat.tooLong(1), "1 अक्षर ज़्यादा है"],
  [hiDesk.tooLong(1), "1 अक्षर ज़्यादा है"],
  [hiDesk.unread(1), "1 अनपढ़ा"],
  [hiRota.hours(1), "1 घंटा"],
  [hiAdminRota.hours("1"), "1 घंटा"],
  [hiAdminRota.ofMost("1", "12"), "12 में से 1 घंटा"],
  [hiVolunteers.ownFigures(1, 1), "आपने एक बातचीत में किसी को सुना है, डेस्क पर 1 घंटा। धन्यवाद।"],
])("a count of one is singular in Hindi: %s", (said, words) => {
  expect(said).toBe(words);
});

it.each([
  [enChat.tooLong(1), "1 character too many"],
  [enMonitoring.moreWait(1), "1 more waits."],
  [enRota.hours(1), "1 hour"],
])("a count of one is singular in English: %s", (said, words) => {
  expect(said).toBe(words);
});
