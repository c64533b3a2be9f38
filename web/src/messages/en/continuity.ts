export const label = "The next listener may read a short summary";
export const help =
  "When a talk ends, its listener can write a few lines, so that you need not begin from the start another day. Somebody else reads them only if you say yes, and you can take that back.";
export const shared = "Thank you. The next listener may read the summary.";
export const withdrawn = "From now on nobody else reads the summary.";
