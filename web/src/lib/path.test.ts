import { describe, expect, it } from 'vitest';
import { plainPath, safeReturn } from './path';

describe('plainPath', () => {
  it.each([
    ['/', '/'],
    ['', '/'],
    ['/login/', '/login'],
    ['/login///', '/login'],
    ['/login.html', '/login'],
    ['/index.html', '/'],
    ['/localized/te', '/'],
    ['/localized/te/chat', '/chat'],
    ['/localized/hi/index.html', '/'],
    ['/localizedte', '/localizedte'],
  ])('reads %j as %j', (given, plain) => {
    expect(plainPath(given)).toBe(plain);
  });
});

describe('safeReturn', () => {
  it.each(['/profile', '/chat?from=login', '/'])('goes back to %j', (wanted) => {
    expect(safeReturn(wanted, '/dashboard')).toBe(wanted);
  });
  it.each([null, '', 'profile', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a:b'])(
    'does not follow %j',
    (wanted) => {
      expect(safeReturn(wanted, '/dashboard')).toBe('/dashboard');
    },
  );
});
