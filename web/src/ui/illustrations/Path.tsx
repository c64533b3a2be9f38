const TREE = "q-2-30 0-44";

/** A lane with three lamps along it, leading to a house with its door open. */
export const Path = () => (
  <svg className="art" viewBox="0 0 560 380" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <path className="a-sky" d="M0 0h560v380H0z" />
    <circle className="a-halo" cx="382" cy="140" r="150" />
    <circle className="a-glow" cx="382" cy="158" r="84" />
    <path
      className="a-star"
      d="M60 50v.1M120 96v.1M190 40v.1M250 90v.1M520 60v.1M480 30v.1M34 130v.1M300 30v.1M540 130v.1"
    />
    <path className="a-moon" d="M98 46a27 27 0 1 0 24 40 23 23 0 0 1-24-40z" />
    <path className="a-far" d="M0 226c70-50 130-50 200-22s120-34 200-14 110-10 160 4v80H0z" />
    <path className="a-near" d="M0 250c120-30 240-30 330-26s150-10 230 4v152H0z" />
    <path className="a-floor" d="M372 222h26c30 26-96 34-110 62s60 50 70 96H120c-10-56 92-66 130-96s130-36 122-62z" />
    <path className="a-plate a-line" d="M330 148h104v76H330z" />
    <path className="a-cloth a-line" d="M312 152l32-46h76l32 46z" />
    <path className="a-flame a-line" d="M370 172h30v52h-30z" />
    <path className="a-flower" d="M350 178v.1M416 178v.1" />
    <path
      className="a-palm"
      d={`M494 236${TREE}M494 192q-18-22-36-10M494 192q-10-28-26-28M494 192q4-28 14-32M494 192q14-22 28-16M494 192q18-8 28 10`}
    />
    <circle className="a-ember" cx="118" cy="276" r="22" />
    <circle className="a-ember" cx="330" cy="262" r="15" />
    <circle className="a-ember" cx="408" cy="330" r="28" />
    <path className="a-brass" d="M118 286v70M330 268v36M408 340v40" />
    <path
      className="a-flame"
      d="M118 262q9 11 9 18a9 9 0 0 1-18 0q0-7 9-18M330 252q6 8 6 13a6 6 0 0 1-12 0q0-5 6-13M408 312q12 14 12 23a12 11 0 0 1-24 0q0-9 12-23"
    />
    <path
      className="a-bowl"
      d="M104 288h28q-2 10-14 10t-14-10M321 270h18q-2 7-9 7t-9-7M390 344h36q-2 13-18 13t-18-13"
    />
  </svg>
);
