import { expect, it } from "vitest";
import { deliveryOf, type Reader } from "./delivery";

const reader: Reader = {
  locale: "en",
  present: false,
  inApp: true,
  email: "asha@thodu.example",
  devices: ["a-device"],
  sms: true,
  details: false,
  chatToldAt: null,
  replyToldAt: null,
  chatSeenAt: null,
  site: "https://thodu.example",
};

it("of what its person did is told only in Thodu", () => {
  const delivery = deliveryOf("appointment-given-up", reader);
  expect(delivery).toMatchObject({ shown: { message: "You cancelled your appointment." }, sends: {} });
  expect([delivery.email, delivery.push, delivery.sms]).toEqual([null, null, null]);
});
