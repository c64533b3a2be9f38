import type { CallToPlace, Carrier, Placed } from "../../functions/src/usecases/oncall/ports";

/** A carrier in memory: records the calls that it was asked to make and to end. */
export class MemoryCarrier implements Carrier {
  readonly placed: CallToPlace[] = [];
  readonly ended: string[] = [];
  /** The outcomes of the next calls; accepted if there is none. */
  readonly outcomes: Placed["placed"][] = [];
  /** Runs while the carrier handles a call. */
  meanwhile: () => Promise<void> = async () => Promise.resolve();

  place = async (call: CallToPlace): Promise<Placed> => {
    this.placed.push(call);
    await this.meanwhile();
    const outcome = this.outcomes.shift() ?? "yes";
    return outcome === "yes" ? { placed: outcome, callId: `call of ${call.number}` } : { placed: outcome };
  };

  hangUp = async (callId: string): Promise<void> => {
    this.ended.push(callId);
    return Promise.resolve();
  };

  isSigned = (): boolean => true;
  saying = ({ words }: { readonly words: string }): string => words;
}
