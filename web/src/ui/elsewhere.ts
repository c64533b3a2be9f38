/**
 * Where quick exit leads (site/head.js goes there too): a page that everybody knows, that needs no account and
 * that keeps no record of a search in one.
 */
export const ELSEWHERE = "https://en.wikipedia.org/wiki/Main_Page";
