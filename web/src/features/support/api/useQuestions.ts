import { loadFirestore } from "../../../lib/firebase";
import { useLive, type Live } from "../../../lib/useLive";
import type { Question } from "./live";

export const useQuestions = (uid: string | null): Live<readonly Question[]> =>
  useLive(uid, async () => {
    // The database's code is loaded after the page.
    const [{ watchQuestions }] = await Promise.all([import("./live"), loadFirestore()]);
    return (watch) => watchQuestions(uid ?? "", watch);
  });
