import * as z from "zod/mini";
import type { Locale } from "../locale";
import { shortReference } from "../reference";
import type { Millis } from "../time";

/** What was paid; `amount` in paise. */
export const receipt = z.object({ paymentId: z.string(), amount: z.int() });
export type Receipt = z.infer<typeof receipt>;

/**
 * What was refunded, and what it had bought, if it `bought` anything; `again`: another payment for the same order
 * stands. `until`: when the remaining plan ends; null if none is left. `goesOn`: that plan's name, which may be
 * another's than `planName`; null if none is left, and in notices from before it was stored.
 */
export const refunded = z.extend(receipt, {
  planName: z.string(),
  bought: z._default(z.boolean(), true),
  again: z._default(z.boolean(), false),
  until: z.nullable(z.number()),
  goesOn: z._default(z.nullable(z.string()), null),
});
export type Refunded = z.infer<typeof refunded>;

/** `date`: the day in Asia/Kolkata. */
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

interface RefundFacts extends Facts {
  /** What becomes of the person's plan. */
  readonly plan: string;
}

/** `planName` has ended, except for what is left of it until `until`. */
interface PlanFacts extends Pick<Refunded, "planName" | "bought" | "again" | "goesOn"> {
  readonly until: string | null;
}

const planWords: Readonly<Record<Locale, (facts: PlanFacts) => string>> = {
  en: ({ planName, bought, again, goesOn, until }) => {
    if (again) return `${planName} had been paid already, and stays as it is.`;
    if (!bought) return "Nothing was bought with it.";
    if (until === null) return `${planName} has ended.`;
    const stays = `${goesOn ?? "Your plan"} goes on until ${until}.`;
    return goesOn === null || goesOn === planName ? stays : `${planName} has ended. ${stays}`;
  },
  te: ({ planName, bought, again, goesOn, until }) => {
    if (again) return `${planName} కోసం ముందే చెల్లించారు; అది అలాగే ఉంది.`;
    if (!bought) return "దానితో ఏదీ కొనలేదు.";
    if (until === null) return `${planName} ముగిసింది.`;
    const stays = `${goesOn ?? "మీ ప్లాన్"} ${until} వరకు కొనసాగుతుంది.`;
    return goesOn === null || goesOn === planName ? stays : `${planName} ముగిసింది. ${stays}`;
  },
  hi: ({ planName, bought, again, goesOn, until }) => {
    if (again) return `${planName} का भुगतान पहले ही हो चुका था; वह वैसा ही है।`;
    if (!bought) return "इससे कुछ ख़रीदा नहीं गया था।";
    if (until === null) return `${planName} ख़त्म हो गया है।`;
    const stays = `${goesOn ?? "आपका प्लान"} ${until} तक चलता रहेगा।`;
    return goesOn === null || goesOn === planName ? stays : `${planName} ख़त्म हो गया है। ${stays}`;
  },
};

const refundWords: Readonly<Record<Locale, (facts: RefundFacts) => string>> = {
  en: ({ amount, date, reference, plan }) =>
    `Your payment of ${amount} was refunded on ${date}. Reference: ${reference}. ${plan} Your bank may take some days to show the money.`,
  te: ({ amount, date, reference, plan }) =>
    `మీ ${amount} చెల్లింపును తిరిగి ఇచ్చాం. తేదీ: ${date}. రిఫరెన్స్: ${reference}. ${plan} డబ్బు మీ బ్యాంకులో కనిపించడానికి కొన్ని రోజులు పట్టవచ్చు.`,
  hi: ({ amount, date, reference, plan }) =>
    `आपका ${amount} का भुगतान वापस कर दिया गया है। तारीख़: ${date}। रेफ़रेंस: ${reference}। ${plan} पैसे आपके बैंक में दिखने में कुछ दिन लग सकते हैं।`,
};

const dayOf = (at: Millis, locale: Locale): string =>
  new Intl.DateTimeFormat(`${locale}-IN`, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "Asia/Kolkata",
  }).format(at);

function factsOf({ paymentId, amount }: Receipt, at: Millis, locale: Locale): Facts {
  const inRupees = new Intl.NumberFormat(`${locale}-IN`, {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: 0,
  });
  return { amount: inRupees.format(amount / 100), date: dayOf(at, locale), reference: shortReference(paymentId) };
}

/** The text for a payment that arrived at `at`, with the reference that support asks for. */
export const receiptLine = (paid: Receipt, at: Millis, locale: Locale): string =>
  words[locale](factsOf(paid, at, locale));

/** The text for a payment refunded at `at`, with the reference and what becomes of the plan. */
export const refundLine = (back: Refunded, at: Millis, locale: Locale): string =>
  refundWords[locale]({
    ...factsOf(back, at, locale),
    plan: planWords[locale]({ ...back, until: back.until === null ? null : dayOf(back.until, locale) }),
  });
