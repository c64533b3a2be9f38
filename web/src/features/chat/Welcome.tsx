import type { ReactNode } from "react";
import * as t from "@messages/chat";

/** The chat before the first message; `children` say what happened before. */
export function Welcome({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <div className="welcome__above" />
      <div className="welcome">
        <svg
          className="welcome__art"
          viewBox="0 0 220 120"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path className="welcome__glow" d="M110 22c27 0 48 21 48 47H62c0-26 21-47 48-47Z" />
          <path className="welcome__flame" d="M110 30c7 8 10 14 10 20a10 10 0 0 1-20 0c0-6 3-12 10-20Z" />
          <path d="M86 70h48c-2 13-11 20-24 20s-22-7-24-20ZM102 90h16" />
          <path d="M22 106c2-20 10-31 23-31s20 10 22 31M45 62a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM153 106c2-21 9-31 22-31s21 11 23 31M175 62a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM12 106h196" />
        </svg>
        <p className="welcome__title">{t.emptyTitle}</p>
        <p className="soft">{t.emptyText}</p>
        {children}
      </div>
    </>
  );
}
