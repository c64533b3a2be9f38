import "./art.css";

/** Pictures for a talk and for therapy, with colours for both themes. */
interface Props {
  /** Its rule sets the size, by which the picture is cropped. */
  readonly className: string;
}

/** Two people talking under one lamp. */
export const TwoVoices = ({ className }: Props) => (
  <svg className={`art ${className}`} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className="a-sky" d="M0 0h320v200H0z" />
    <circle className="a-glow" cx="160" cy="86" r="78" />
    <path className="a-line" d="M160 0v34" />
    <path className="a-wood a-line" d="M140 46h40c-2 13-9 19-20 19s-18-6-20-19Z" />
    <path className="a-flame" d="M160 20c6 7 9 12 9 17a9 9 0 0 1-18 0c0-5 3-10 9-17Z" />
    <path
      className="a-letter a-line"
      d="M72 84h78a18 18 0 0 1 18 18v6a18 18 0 0 1-18 18h-52l-18 16 3-16H72a18 18 0 0 1-18-18v-6a18 18 0 0 1 18-18Z"
    />
    <path
      className="a-voice a-line"
      d="M178 112h66a18 18 0 0 1 18 18v8a18 18 0 0 1-18 18h-10l3 16-20-16h-39a18 18 0 0 1-18-18v-8a18 18 0 0 1 18-18Z"
    />
    <path className="a-line" d="M76 102h60M76 112h34" />
    <path className="a-word" d="M182 130h56M182 142h34" />
  </svg>
);

/** Two chairs facing each other before a window, with a plant between them. */
export const TwoChairs = ({ className }: Props) => (
  <svg className={`art ${className}`} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path className="a-wall" d="M0 0h320v200H0z" />
    <path className="a-window" d="M104 0h112v92H104z" />
    <path className="a-star" d="M122 22v.1M146 66v.1M178 18v.1M204 74v.1M128 70v.1" />
    <path className="a-moon" d="M186 28a15 15 0 1 0 14 22 13 13 0 0 1-14-22z" />
    <path className="a-ground" d="M0 156h320v44H0z" />
    <path className="a-line" d="M104 0v92h112V0M160 0v92M104 44h112" />
    <path className="a-cloth a-line" d="M58 66c-8 24-8 40-4 58h56c6-8 6-14 2-18H74c-4-14-4-26-2-40 0-8-11-8-14 0Z" />
    <path className="a-voice a-line" d="M262 66c8 24 8 40 4 58h-56c-6-8-6-14-2-18h38c4-14 4-26 2-40 0-8 11-8 14 0Z" />
    <path className="a-line" d="M60 124l-8 48M104 124l8 48M260 124l8 48M216 124l-8 48M160 146v-30" />
    <path className="a-shawl a-line" d="M144 146h32l-4 28h-24z" />
    <path
      className="a-leaf a-line"
      d="M160 132c-16 0-20-8-20-16 14 0 20 6 20 16Zm0-10c14 0 18-8 18-16-12 0-18 6-18 16Z"
    />
  </svg>
);
