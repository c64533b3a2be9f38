import type { ReactNode } from "react";

/**
 * Icons drawn for Thodu: a square of 24 units, lines of 1.9 units with round ends. Decorative unless the caller names
 * them.
 */
export function Icon({ children, size = 24 }: { readonly children: ReactNode; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export interface Size {
  readonly size?: number;
}

export const MenuIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M4 7.5h16M4 12h11M4 16.5h16" />
  </Icon>
);

export const ExitIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M13 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H13M10.5 12H21m-3.6-3.6L21 12l-3.6 3.6" />
  </Icon>
);

export const LampIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M12 3.2c1.7 1.9 2.5 3.3 2.5 4.6a2.5 2.5 0 0 1-5 0c0-1.3.8-2.7 2.5-4.6Z" />
    <path d="M3.5 13.5h17c-.5 3.6-3.6 6-8.5 6s-8-2.4-8.5-6Z" />
  </Icon>
);

export const PhoneIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M8.4 4.2 6 4.6c-1 .2-1.7 1.1-1.6 2.1.7 6.9 5.9 12.2 12.9 12.9 1 .1 1.9-.6 2.1-1.6l.4-2.4-4.3-2-1.9 1.9c-2-1-3.7-2.7-4.7-4.7l1.8-1.9-2.3-4.7Z" />
  </Icon>
);
