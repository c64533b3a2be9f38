/** Thodu's mark: two people under one flame. */
export const Mark = ({ size = 36 }: { readonly size?: number }) => (
  <svg className="mark" width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
    <path className="mark__flame" d="M18 2.5c2.4 2.7 3.5 4.6 3.5 6.4a3.5 3.5 0 0 1-7 0c0-1.8 1.1-3.7 3.5-6.4Z" />
    <g stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <circle cx="10.5" cy="16.5" r="4.2" />
      <circle cx="25.5" cy="16.5" r="4.2" />
      <path d="M3 32.5c.6-5.2 3.5-8.3 7.5-8.3 3.2 0 5.6 1.9 7.5 4.6 1.9-2.7 4.3-4.6 7.5-4.6 4 0 6.9 3.1 7.5 8.3" />
    </g>
  </svg>
);
