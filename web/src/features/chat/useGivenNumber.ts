import { useRef, useState } from "react";

const DIGIT = /\p{Nd}/u;

interface GivenNumber {
  /** What is being written gives a phone number. */
  readonly given: boolean;
  readonly look: (text: string) => void;
}

/** Whether what is being written gives a phone number: looked at with the first figure, which most talks never have. */
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
