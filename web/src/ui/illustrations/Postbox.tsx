/** A letter box of the Indian post, with a letter on its way in. */
export const Postbox = () => (
  <svg className="art" viewBox="0 0 320 380" aria-hidden="true">
    <circle className="a-halo" cx="160" cy="180" r="150" />
    <path className="a-floor" d="M10 330h300l-20 40H30z" />
    <path className="a-shadow" d="M60 346q100-20 200 0-100 18-200 0" />
    <path className="a-wood a-line" d="M88 306h144v34q-72 16-144 0z" />
    <path className="a-post a-line" d="M98 118h124v192q-62 12-124 0z" />
    <path
      className="a-post a-line"
      d="M84 104c8-44 44-64 76-64s68 20 76 64q-76 16-152 0zM84 104q76 16 152 0v16q-76 16-152 0z"
    />
    <circle className="a-flame" cx="160" cy="34" r="9" />
    <path className="a-dark" d="M122 150q38 6 76 0v14q-38 6-76 0z" />
    <path className="a-letter a-line" d="M128 158l58-58 46 40-34 22q-36 4-70-4z" />
    <path className="a-fold" d="M186 100l-4 44 50-4" />
    <path className="a-letter a-line" d="M124 200q36 6 72 0v62q-36 6-72 0z" />
    <path className="a-fold" d="M136 218q24 4 48 0M136 232q24 4 48 0M136 246q16 3 30 1" />
  </svg>
);
