interface LampProps {
  /** The number of the step; each lamp gives a little more light than the one before. */
  readonly step: number;
}

/** A small clay lamp with its number painted on it. */
export const Lamp = ({ step }: LampProps) => (
  <svg className="art lamp" viewBox="0 0 88 88" aria-hidden="true">
    <circle className="a-ember" cx="44" cy="34" r={16 + 6 * step} />
    <path className="a-flame" d="M44 8q15 18 15 29a15 13 0 0 1-30 0q0-11 15-29" />
    <path className="a-clay a-line" d="M6 44q38 12 76 0-2 34-38 34T6 44z" />
    <text className="a-number" x="44" y="71">
      {step}
    </text>
  </svg>
);
