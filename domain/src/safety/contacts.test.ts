import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { helpLines } from '../brand';
import { contactsIn } from './contacts';

describe('a way past Thodu', () => {
  it.each([
    ['Call me on 9848022338', 'phone'],
    ['my number: 98480 22338', 'phone'],
    ['+91 98480-22338 any time', 'phone'],
    ['919848022338', 'phone'],
    ['09848022338', 'phone'],
    ['9-8-4-8-0-2-2-3-3-8', 'phone'],
    ['9 8 4 8 0 2 2 3 3 8.', 'phone'],
    ['040-23456789', 'phone'],
    ['ring +44 20 7946 0958', 'phone'],
    ['నా నంబర్ ౯౮౪౮౦౨౨౩౩౮', 'phone'],
    ['मेरा नंबर ९८४८० २२३३८ है', 'phone'],
    ['９８４８０２２３３８', 'phone'],
    ['98\u200B480\u200B22338', 'phone'],
    ['nine eight four eight zero two two three three eight', 'phone'],
    ['nine eight four eight zero double two double three eight', 'phone'],
    ['write to meera@example.com', 'email'],
    ['meera.k (at) example (dot) com', 'email'],
    ['meera at gmail', 'email'],
    ['see https://example.com/a?b', 'link'],
    ['www.example.org', 'link'],
    ['wa.me/919848022338', 'link'],
    ['t.me/meera', 'link'],
    ['look at example.in', 'link'],
    ['I am @meera_k there', 'handle'],
    ['insta: meera.k', 'handle'],
    ['my whatsapp number is 98480', 'handle'],
  ] as const)('%s', (text, kind) => {
    expect(contactsIn(text)).toContain(kind);
  });
});

describe('what listeners write all day', () => {
  it.each([
    'I am here. Take your time.',
    'I have 19 minutes, and it is 11.45 pm.',
    'On 21-11-2026 at 06:30 PM, or 2026-11-21?',
    'You said 1,499 rupees a month, 17988 a year.',
    'one two three, breathe. four five six, and out. seven eight nine ten.',
    'reply 1732199999999',
    'id 3f2a9c1e-98ab-4c55-8f10-919848022338',
    'm-9848022338-x',
    'Wait...no. Really?Yes.',
    'That is a 10/10, e.g. for a first try.',
    'మీరు ఒంటరిగా లేరు. ౧౧ గంటలకు మాట్లాడదాం.',
    'आप अकेले नहीं हैं। ११ बजे बात करते हैं।',
    'We meet at 5 and talk at home.',
    'https://telemanas.mohfw.gov.in has more.',
    ...helpLines.map(({ number }) => `You can call ${number} now, day and night.`),
  ])('%s', (text) => expect(contactsIn(text)).toEqual([]));

  it('is read in no time, whatever it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-z@. ()+-]{0,2000}$/), (text) => {
        const began = performance.now();
        contactsIn(text);
        expect(performance.now() - began).toBeLessThan(2_000);
      }),
      { numRuns: 50 },
    );
  });

  it.each(['9 '.repeat(1_000), 'a.'.repeat(1_000), '@'.repeat(2_000), 'one '.repeat(500), '0'.repeat(2_000), '+9(9)'.repeat(400), 'x'.repeat(2_000)])('is read in no time, %#', (text) => {
    const began = performance.now();
    contactsIn(text);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
