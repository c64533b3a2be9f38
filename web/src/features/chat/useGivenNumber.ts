import { useRef, useState } from "react";

const DIGIT = /\p{Nd}/u;

interface GivenNumber {
  /** The text that is being written contains a phone number. */
  readonly given: boolean;
  readonly look: (text: string) => void;
}

/**
 * Whether the text that is being written contains a phone number. The code for it is loaded at the first digit, which
 * most talks never have.
 */
export function useGivenNumber(): GivenNumber {
  const [given, setGiven] = useState(false);
  const last = useRef("");
  const look = (text: string): void => {
    last.current = text;
    if (!DIGIT.test(text)) return setGiven(false);
    void import("@thodu/domain/safety/ownNumber").then(
      ({ givesNumber }) => {
        if (last.current === text) setGiven(givesNumber(text));
      },
      () => undefined,
    );
  };
  return { given, look };
}
