const PILLARS = "M34 40h58v14l-8 8v362l8 8v20H34v-20l8-8V62l-8-8zM508 40h58v14l-8 8v362l8 8v20h-58v-20l8-8V62l-8-8z";
const LEAVES =
  "M108 44q-10 18 0 36 10-18 0-36m32 5q-10 18 0 36 10-18 0-36m32 4q-10 18 0 36 10-18 0-36m32 3q-10 18 0 36 10-18 0-36m32 2q-10 18 0 36 10-18 0-36m32 1q-10 18 0 36 10-18 0-36m64 0q-10 18 0 36 10-18 0-36m32-1q-10 18 0 36 10-18 0-36m32-2q-10 18 0 36 10-18 0-36m32-3q-10 18 0 36 10-18 0-36m32-4q-10 18 0 36 10-18 0-36m32-5q-10 18 0 36 10-18 0-36";
const FLOWERS =
  "M124 48v.1M156 53v.1M188 56v.1M220 58v.1M252 60v.1M284 60v.1M316 60v.1M348 60v.1M380 58v.1M412 56v.1M444 53v.1M476 48v.1";
const STARS =
  "M120 128v.1M150 196v.1M102 240v.1M468 104v.1M430 118v.1M488 212v.1M182 112v.1M12 120v.1M590 90v.1M584 230v.1M16 260v.1M-60 90v.1M-90 210v.1M660 130v.1M700 240v.1M-150 150v.1M760 80v.1";
const PALM =
  "M476 404q-8-56 0-100M476 304q-20-26-40-16M476 304q-14-30-30-32M476 304q0-32 10-38M476 304q14-26 30-24M476 304q20-14 34 6M476 304q-18-6-30 12M476 304q16 0 24 18";

/**
 * Two people side by side on the step of a house, under one lamp, looking out into the evening. The scene extends
 * beyond both sides of its frame, for wide windows.
 */
export const Verandah = () => (
  <svg className="art" viewBox="0 0 600 560" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <path className="a-sky" d="M-500 0h1600v560H-500z" />
    <circle className="a-halo" cx="300" cy="190" r="200" />
    <circle className="a-glow" cx="300" cy="176" r="116" />
    <path className="a-star" d={STARS} />
    <path className="a-moon" d="M462 140a27 27 0 1 0 24 40 23 23 0 0 1-24-40z" />
    <path
      className="a-far"
      d="M-500 350c140-50 300 30 500 22 60-34 110-40 170-22s120-28 190-20 160-22 240 10 300-40 500 0v120H-500z"
    />
    <path className="a-palm" d={PALM} />
    <path
      className="a-near"
      d="M-500 396c200-20 340 20 500 14 40-10 80-14 104-15v-20l16-12 16 12v18c40 0 100 4 144 9s220-22 320-2 300-20 500 0v60H-500z"
    />
    <path className="a-lit" d="M120 381v.1M58 412v.1M528 408v.1M586 402v.1M-70 414v.1M660 406v.1" />
    <path className="a-floor" d="M-500 446h1600v80H-500z" />
    <path className="a-riser" d="M-500 526h1600v34H-500z" />
    <path className="a-chalk" d={muggu(-500)} />
    <path className="a-wood" d={`M-500 0h1600v40H-500z${PILLARS}`} />
    <path className="a-grain" d="M42 74h42M42 412h42M516 74h42M516 412h42M-500 28h1600" />
    <path className="a-string" d="M92 43q208 36 416 0" />
    <path className="a-leaf" d={LEAVES} />
    <path className="a-flower" d={FLOWERS} />
    <circle className="a-ember" cx="300" cy="140" r="34" />
    <path className="a-brass" d="M300 40v78M268 152l32-34 32 34" />
    <path className="a-flame" d="M300 122q13 15 13 25a13 12 0 0 1-26 0q0-10 13-25" />
    <path className="a-bowl" d="M258 152h84q-8 25-42 25t-42-25" />
    <path className="a-shadow" d="M104 492q180-30 410 0-200 26-410 0" />
    {/* The person who came: a braid with jasmine, a shawl round the shoulders */}
    <path className="a-cloth a-line" d="M124 486c-4-30 8-66 20-92h132c6 32 4 66 4 92-40 16-120 16-156 0z" />
    <path
      className="a-shawl a-line"
      d="M140 406c-4-40 4-86 36-102 14-8 28-12 40-18h20c20 6 36 18 42 42 8 28 10 44 6 64-40 34-104 36-144 14z"
    />
    <path className="a-fold" d="M176 330q-10 30-6 62M252 318q12 30 8 70M170 436q-8 26-4 40M220 440q6 20 4 42" />
    <ellipse className="a-hair" cx="224" cy="243" rx="38" ry="41" />
    <path className="a-braid" d="M228 276q10 56 12 104" />
    <path className="a-jasmine" d="M197 270q29 20 58 0" />
    <path className="a-rim" d="M258 240a36 38 0 0 0-18-30M262 306q12 12 16 34" />
    {/* The person who listens, turned to the other */}
    <path
      className="a-kurta a-line"
      d="M322 486c-2-22-2-46 6-66-10-36-14-76-2-98 10-16 26-24 40-30h32c18 4 38 12 48 34 14 34 18 74 24 104 6 20 4 40 2 56-40 16-112 16-150 0z"
    />
    <path className="a-fold" d="M340 350q-2 44 4 76M434 354q2 40-4 78M368 296q14 14 28 0" />
    <path
      className="a-skin a-line"
      d="M367 274v18q16 14 30 0v-34c-6-30-36-54-48-46-8 8-8 18-9 24l-7 11q0 4 7 5l1 10q1 12 12 12 8 0 14-8"
    />
    <path
      className="a-hair"
      d="M346 214c4-22 28-28 48-22 24 8 34 34 26 60-4 14-12 22-24 24-4-8-4-16-10-20-8-8-14-18-14-30-10 0-20-4-26-12z"
    />
    <path className="a-skin" d="M380 240a8 10 0 1 1-1 18z" />
    <path className="a-feature" d="M347 237q4 3 8 0M346 258q6 3 9-2" />
    <path className="a-rim" d="M348 208q8-16 28-18M332 320q12-18 30-24" />
    <path className="a-chai" d="M282 464h16l-3 26h-10zM304 464h16l-3 26h-10z" />
    <path className="a-steam" d="M290 452q-8-10 0-20t0-20M312 452q-8-10 0-20t0-20" />
  </svg>
);

/** A pattern drawn with rice flour along a doorstep: two waves that cross. */
function muggu(from: number): string {
  const wave = (first: number): string => `M${from} 546q15 ${first} 30 0${"t30 0".repeat(52)}`;
  return wave(-24) + wave(24);
}
