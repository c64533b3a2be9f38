/**
 * Where quick exit leads (site/head.js goes there too): a well-known page that needs no account and records no search
 * in one.
 */
export const ELSEWHERE = "https://en.wikipedia.org/wiki/Main_Page";
