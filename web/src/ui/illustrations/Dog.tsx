/** A street dog asleep on the step under a lamp: somebody is always here. */
export const Dog = () => (
  <svg className="art" viewBox="0 0 440 380" aria-hidden="true">
    <path className="a-sky" d="M30 0h380v330H30z" />
    <circle className="a-halo" cx="264" cy="150" r="146" />
    <circle className="a-glow" cx="264" cy="118" r="78" />
    <path className="a-star" d="M110 170v.1M164 150v.1M372 196v.1M390 62v.1M170 52v.1M104 56v.1" />
    <path className="a-moon" d="M134 72a24 24 0 1 0 22 36 20 20 0 0 1-22-36z" />
    <path className="a-far" d="M30 262c50-40 96-36 150-16s110-26 230 8v50H30z" />
    <path className="a-near" d="M30 290c120-20 240-14 380-6v40H30z" />
    <path className="a-wood" d="M30 0h380v30H30zM44 30h44v12l-6 8v244l6 6v20H44v-20l6-6V50l-6-8z" />
    <path className="a-grain" d="M50 62h32M50 284h32M30 20h380" />
    <circle className="a-ember" cx="264" cy="92" r="28" />
    <path className="a-brass" d="M264 30v46M238 102l26-26 26 26" />
    <path className="a-flame" d="M264 78q11 12 11 20a11 10 0 0 1-22 0q0-8 11-20" />
    <path className="a-bowl" d="M230 102h68q-6 20-34 20t-34-20" />
    <path className="a-floor" d="M14 308h412v44H14z" />
    <path className="a-riser" d="M14 352h412v28H14z" />
    <path
      className="a-chalk"
      d={`M14 366q10-18 20.6 0${"t20.6 0".repeat(19)}M14 366q10 18 20.6 0${"t20.6 0".repeat(19)}`}
    />
    <path className="a-shadow" d="M146 334q110-22 226 0-110 20-226 0" />
    <path className="a-dog a-line" d="M176 330c-20-22-6-70 42-86 52-16 112 4 126 44 10 26 2 42-16 44z" />
    <path className="a-fold" d="M300 258c-26 12-34 40-22 58M232 250q6 12 0 24M252 246q6 12 2 22" />
    <path className="a-dog a-line" d="M340 300c12 22-6 38-40 36l-74-2q-12-12 4-16c50 2 78 4 92-8 6-8 10-12 18-10z" />
    <path
      className="a-dog a-line"
      d="M162 336c-16-2-22-14-14-22 10-8 16-26 30-34 10-6 26-8 38-2 16 8 20 28 12 42-8 16-40 18-66 16z"
    />
    <path className="a-ear a-line" d="M196 284c2-16 12-24 20-22 6 10 12 28 6 40q-16-2-26-18z" />
    <path className="a-feature" d="M176 308q6 5 12 0M150 318q6-2 8 4M162 328q8 0 12-4" />
    <path className="a-steam a-steam--strong" d="M128 270h14l-14 14h14M104 236h18l-18 18h18" />
  </svg>
);
