/** Two glasses of chai and a bun on a plate; the steam of both becomes one. */
export const Chai = () => (
  <svg className="art" viewBox="0 0 440 340" aria-hidden="true">
    <circle className="a-halo" cx="216" cy="166" r="160" />
    <path className="a-floor" d="M20 268h400l-26 52H46z" />
    <path className="a-riser" d="M46 320h348v18H46z" />
    <path className="a-shadow" d="M84 296q130-22 270 0-130 22-270 0" />
    <path
      className="a-steam a-steam--strong"
      d="M158 138c-20-22 16-36 0-58-10-20 30-24 44-44 8-12 4-20-2-28M252 152c20-24-18-36 0-60 8-14-10-26-24-36"
    />
    <path className="a-glass" d="M116 152h84l-12 140h-60z" />
    <path className="a-chai" d="M119 186h78l-9 106h-60z" />
    <path className="a-foam" d="M119 184h78l-2 15q-18-9-37 0t-38 0z" />
    <path className="a-line" d="M116 152h84l-12 140h-60zM136 210l5 66M158 210v66M180 210l-5 66" />
    <path className="a-glass" d="M212 166h80l-11 126h-58z" />
    <path className="a-chai" d="M215 204h74l-8 88h-58z" />
    <path className="a-foam" d="M215 202h74l-2 14q-18-8-35 0t-36 0z" />
    <path className="a-line" d="M212 166h80l-11 126h-58zM231 226l4 52M252 226v52M273 226l-4 52" />
    <path className="a-biscuit a-line" d="M312 280c-8-20 14-30 24-18 10-14 34-6 28 16zM326 264c-2-20 30-22 32 0" />
    <path className="a-plate a-line" d="M292 280h92q-6 16-46 16t-46-16z" />
  </svg>
);
