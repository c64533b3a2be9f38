/** A ref for the call bar: gives the style sheets its height, so that the bar of a talk stands above it. */
export function tellHeight(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const resized = new ResizeObserver(() => style.setProperty("--call-bar", `${bar.offsetHeight}px`));
  resized.observe(bar);
  return () => {
    resized.disconnect();
    style.removeProperty("--call-bar");
  };
}
