import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { brand, helpLines } from "@thodu/domain/brand";
import { sitePages } from "./pages";

const rendered = new Map(sitePages.map(({ path, Page }) => [path, renderToStaticMarkup(<Page />)]));
const html = (path: string): string => rendered.get(path) ?? "";
const words = (path: string): string =>
  html(path)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

describe("static pages", () => {
  test.each(sitePages.map(({ path }) => path))("%s has one heading, no inline style and no handler", (path) => {
    expect(html(path).match(/<h1/g)).toHaveLength(1);
    expect(html(path)).not.toMatch(/ style=| on[a-z]+="/);
  });

  it("have titles and descriptions of their own", () => {
    expect(new Set(sitePages.map(({ title }) => title)).size).toBe(sitePages.length);
    expect(new Set(sitePages.map(({ description }) => description)).size).toBe(sitePages.length);
  });

  it("link from the landing page where the spec says, and straight to a listener", () => {
    expect(words("/")).toContain("You are not alone, we are with you.");
    expect(html("/")).toContain('href="/get-started">Get Started<');
    expect(html("/")).toContain('href="/about">Learn More<');
    expect(html("/")).toContain('href="/chat"');
  });

  it("have one filled button on the landing page, which leads to a listener", () => {
    const filled = [...html("/").matchAll(/<a class="([^"]*)" href="([^"]*)"/g)]
      .map(([, looks = "", href]) => ({ looks: looks.split(" "), href }))
      .filter(({ looks }) => looks.includes("button"))
      .filter(({ looks }) => !looks.includes("button--outline") && !looks.includes("button--quiet"));
    expect(filled.map(({ href }) => href)).toEqual(["/chat"]);
  });

  it("show three steps on /get-started and then the way to sign up", () => {
    expect(html("/get-started").match(/<li/g)).toHaveLength(3);
    expect(html("/get-started")).toContain('href="/signup">Get Started Now<');
  });

  it("name the regional languages on /about", () => {
    expect(words("/about")).toContain("Regional languages are supported, starting with Telugu.");
  });

  it.each(["/contact-us", "/about", "/privacy-policy", "/terms-and-conditions", "/refund-policy", "/shipping-policy"])(
    "tell how to reach us on %s",
    (path) => {
      for (const part of [brand.supportEmail, brand.supportPhone, brand.address]) expect(words(path)).toContain(part);
      expect(html(path)).toContain(`href="${brand.supportPhoneLink}"`);
    },
  );

  it.each(["/contact-us", "/about", "/privacy-policy", "/terms-and-conditions", "/refund-policy", "/shipping-policy"])(
    "link to the form for questions on %s",
    (path) => expect(html(path)).toMatch(/href="\/support">Write to us here</),
  );

  it("lead on from an unknown address to what one may have looked for", () => {
    for (const path of ["/contact-us", "/go-premium", "/chat"]) expect(html("/404")).toContain(`href="${path}"`);
  });

  it("call every help line with one tap on /help-lines", () => {
    for (const { link, number } of helpLines) {
      expect(html("/help-lines")).toContain(`href="${link}"`);
      expect(words("/help-lines")).toContain(number);
    }
  });

  test.each([
    ["/refund-policy", "no refund once a session has started or finished"],
    ["/refund-policy", "cancel a monthly subscription anytime before the next billing cycle"],
    ["/refund-policy", "no partial refunds"],
    ["/refund-policy", "within 24 hours, with the payment ID"],
    ["/shipping-policy", "Service access is activated immediately after payment."],
    ["/shipping-policy", "no physical shipping"],
    ["/terms-and-conditions", "not a medical or emergency service"],
    ["/terms-and-conditions", "Harassment leads to account termination."],
    ["/terms-and-conditions", "Premium services depend on listener availability."],
    ["/privacy-policy", "personal data is not sold and not shared"],
    ["/privacy-policy", "Card details are not stored"],
  ])("%s says: %s (spec section 9)", (path, sentence) => {
    expect(words(path)).toContain(sentence);
  });

  it("hide every picture from screen readers", () => {
    for (const page of rendered.values()) {
      for (const [svg] of page.matchAll(/<svg[^>]*>/g)) expect(svg).toContain('aria-hidden="true"');
    }
  });
});
