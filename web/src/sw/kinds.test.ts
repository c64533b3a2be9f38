import { describe, expect, it } from 'vitest';
import { kindOf } from './kinds';

const origin = 'https://thodu.example';
const asked = (path: string, mode = 'cors', method = 'GET') => ({ method, mode, url: new URL(path, origin).href });

describe('kindOf', () => {
  it.each([
    [asked('/chat', 'navigate'), 'page'],
    [asked('/assets/main-1.js'), 'file'],
    [asked('/art/call.svg'), 'file'],
    [asked('/icons/mark.svg'), 'file'],
    [asked('/sw.js'), 'untouched'],
    [asked('/manifest.webmanifest'), 'untouched'],
    [asked('/chat', 'navigate', 'POST'), 'untouched'],
    [asked('https://firestore.googleapis.com/assets/x'), 'untouched'],
  ])('takes %j as %s', (request, kind) => {
    expect(kindOf(request, origin)).toBe(kind);
  });
});
