import { caseOfWords, type NewCase } from "@thodu/domain/reports/decide";
import { mayBeInDanger } from "@thodu/domain/safety/levels";
import { decidingTier, type RiskCheck } from "./riskCheck";

interface WrittenDanger {
  /** For the answer: its writer is shown the help lines. */
  readonly tells: { readonly danger?: true };
  /** Stored together with the text; null where the check is not sure. */
  readonly report: NewCase | null;
}

/** What follows from a text that its reader sees much later: it is read as a message that begins a talk. */
export function writtenDanger(riskCheck: RiskCheck, userId: string, text: string): WrittenDanger {
  const tier = decidingTier(riskCheck, text);
  return { tells: mayBeInDanger(tier) ? { danger: true } : {}, report: caseOfWords(userId, tier) };
}
