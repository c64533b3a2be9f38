/** A step of 1, 2 or 5 times a power of ten, at least `rough`. */
function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((each) => each * power >= rough * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** The marks of an axis from 0 to at least `highest`, about `count` of them. `whole`: only whole numbers make sense. */
export function ticks(highest: number, { count = 4, whole = true } = {}): readonly number[] {
  const step = niceStep(Math.max(highest / count, whole ? 1 : 1e-9));
  const length = Math.max(1, Math.ceil(highest / step - 1e-9));
  return Array.from({ length: length + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}
