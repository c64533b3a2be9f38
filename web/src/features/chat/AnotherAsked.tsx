import { notAnswered, helpLine } from "@messages/anotherAsked";

/** In the log, loaded only when it is needed: the listener of a person in a crisis does not answer. */
export const AnotherAsked = () => (
  <>
    {notAnswered} {helpLine}
  </>
);
