import { arrived } from "@messages/arrival";
import type { Summary } from "./documents";

/** Says that a listener came, and which languages they speak. */
export const arrivedWords = ({ notice, listenerLanguages, listenerLittle, locale }: Summary): string =>
  arrived(notice === "listener-changed", listenerLanguages, listenerLittle ? locale : null);
