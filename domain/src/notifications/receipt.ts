import * as z from "zod/mini";
import type { Locale } from "../locale";
import { shortReference } from "../reference";
import type { Millis } from "../time";

/** What was paid; `amount` is paise. */
export const receipt = z.object({ paymentId: z.string(), amount: z.int() });
export type Receipt = z.infer<typeof receipt>;

/** `date` is the day in India. */
interface Facts {
  readonly amount: string;
  readonly date: string;
  readonly reference: string;
}

const words: Readonly<Record<Locale, (facts: Facts) => string>> = {
  en: ({ amount, date, reference }) =>
    `Your payment of ${amount} arrived on ${date}. Reference: ${reference}. Its receipt is in your profile, under Payments.`,
  te: ({ amount, date, reference }) =>
    `మీ ${amount} చెల్లింపు అందింది. తేదీ: ${date}. రిఫరెన్స్: ${reference}. రసీదు మీ ప్రొఫైల్‌లో, చెల్లింపుల కింద ఉంది.`,
  hi: ({ amount, date, reference }) =>
    `आपका ${amount} का भुगतान मिल गया है। तारीख़: ${date}। रेफ़रेंस: ${reference}। रसीद आपकी प्रोफ़ाइल में, भुगतान के नीचे है।`,
};

/** A payment that arrived at `at`, with what support asks for. */
export function receiptLine({ paymentId, amount }: Receipt, at: Millis, locale: Locale): string {
  const tag = `${locale}-IN`;
  const inRupees = new Intl.NumberFormat(tag, { style: "currency", currency: "INR", minimumFractionDigits: 0 });
  const inIndia = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
  return words[locale]({
    amount: inRupees.format(amount / 100),
    date: inIndia.format(at),
    reference: shortReference(paymentId),
  });
}
