export const label = "The next listener may read a short summary";
export const help =
  "When a conversation ends, your listener can write a few lines about it, so that next time you don’t have to start from the beginning. Another listener reads them only if you agree, and you can change your mind at any time.";
export const shared = "Thank you. The next listener may read the summary.";
export const withdrawn = "From now on nobody else reads the summary.";
