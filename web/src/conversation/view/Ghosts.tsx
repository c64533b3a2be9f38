/** Placeholder bubbles while the first messages load, and words if that takes long. */
export function Ghosts({ words }: { readonly words: string | null }) {
  return (
    <>
      <div className="ghosts" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p className="log__top" role="status">
        {words}
      </p>
    </>
  );
}
