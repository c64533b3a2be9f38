import { useSession } from "../../../lib/session";

/** What admins are writing, by who writes and what about; gone with the page. */
const kept = new Map<string, string>();

interface Kept {
  /** What was written when the part was here last. */
  readonly before: string;
  /** Keeps the words as they are now; empty ones are forgotten. */
  readonly keep: (words: string) => void;
}

/** Words about `of` that are not sent yet: they are there again when their writer comes back from another page. */
export function useKept(of: string): Kept {
  const { uid } = useSession();
  const key = `${uid ?? ""} ${of}`;
  return {
    before: kept.get(key) ?? "",
    keep: (words) => {
      if (words.trim() === "") kept.delete(key);
      else kept.set(key, words);
    },
  };
}
