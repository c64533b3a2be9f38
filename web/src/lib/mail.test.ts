import { describe, expect, it } from 'vitest';
import { mailLink } from './mail';

describe('mailLink', () => {
  it('fills in subject and text, with line breaks as mail has them', () => {
    expect(mailLink('care@thodu.example', 'A & B?', 'one\ntwo')).toBe('mailto:care@thodu.example?subject=A%20%26%20B%3F&body=one%0D%0Atwo');
  });
});
