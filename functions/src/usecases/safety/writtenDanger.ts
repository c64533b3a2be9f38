import { caseOfWords, type NewCase } from "@thodu/domain/reports/decide";
import { mayBeInDanger } from "@thodu/domain/safety/levels";
import { decidingTier, type RiskCheck } from "./riskCheck";

interface WrittenDanger {
  /** For the answer: the writer is shown the help lines. */
  readonly tells: { readonly danger?: true };
  /** Stored together with the text; null if the check is not certain. */
  readonly report: NewCase | null;
}

/** Checks a text that its reader sees much later, as if it were a message that begins a talk. */
export function writtenDanger(riskCheck: RiskCheck, userId: string, text: string): WrittenDanger {
  const tier = decidingTier(riskCheck, text);
  return { tells: mayBeInDanger(tier) ? { danger: true } : {}, report: caseOfWords(userId, tier) };
}
