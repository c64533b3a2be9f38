import { Children, type ReactNode } from "react";

/** How many milliseconds screen readers need to register a new region. */
const MOMENT = 100;

/** Hides the first content of the region from screen readers for a moment. */
function hideFirst(region: HTMLElement | null): (() => void) | undefined {
  const first = [...(region?.children ?? [])].filter((child) => !child.hasAttribute("aria-hidden"));
  if (first.length === 0) return undefined;
  for (const child of first) child.setAttribute("aria-hidden", "true");
  const show = (): void => first.forEach((child) => child.removeAttribute("aria-hidden"));
  const timer = setTimeout(show, MOMENT);
  return () => {
    clearTimeout(timer);
    show();
  };
}

interface Props {
  readonly as?: "div" | "p" | "section";
  readonly id?: string;
  readonly className?: string;
  readonly "aria-label"?: string;
  readonly children?: ReactNode;
}

/**
 * Text that screen readers announce when it appears or changes. Most of them ignore a live region that is added
 * together with its text, so for them it is empty at first; nothing looks different.
 */
export const LiveRegion = ({ as: Tag = "div", children, ...rest }: Props) => (
  <Tag {...rest} role="status" ref={hideFirst}>
    {/* Only an element can be hidden. */}
    {Children.map(children, (child) => (typeof child === "string" ? <span>{child}</span> : child))}
  </Tag>
);
