import type { ButtonHTMLAttributes } from "react";
import { Link, type LinkProps } from "../lib/router";

interface Style {
  readonly look?: "outline" | "quiet" | "warm" | "danger" | undefined;
  readonly small?: boolean | undefined;
  readonly block?: boolean | undefined;
}

const classes = ({ look, small, block }: Style, more: string | undefined): string =>
  ["button", look && `button--${look}`, small && "button--small", block && "button--block", more]
    .filter(Boolean)
    .join(" ");

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Style & { readonly busy?: boolean };

/** While `busy` it shows a spinner, keeps the focus and ignores presses. */
export function Button({ look, small, block, busy = false, className, type, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "submit" ? "submit" : "button"}
      className={classes({ look, small, block }, className)}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className="button__wait" aria-hidden="true" />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export const ButtonLink = ({ look, small, block, className, ...rest }: LinkProps & Style) => (
  <Link {...rest} className={classes({ look, small, block }, className)} />
);
