import type { Application } from "@thodu/domain/volunteers/application";
import * as t from "@messages/admin";
import { Button } from "../../../ui/Button";
import type { Person } from "../api/people";
import { DecisionDialog } from "./DecisionDialog";
import { sawOf } from "./decisions";
import { useDecisions } from "./useDecisions";

interface ApproveHereProps {
  readonly person: Person;
  readonly application: Application | null;
  readonly notSent: boolean;
  readonly onDone: () => void;
}

/** Approves somebody whose application does not wait for an answer. */
export function ApproveHere({ person, application, notSent, onDone }: ApproveHereProps) {
  const decisions = useDecisions(onDone);
  const state = decisions.stateOf(person.uid);
  const running = state !== null && "running" in state;
  return (
    <>
      <p>
        <Button
          busy={running}
          onClick={() => decisions.ask({ kind: "approve", person, notSent, saw: sawOf(person, application) })}
        >
          {running ? t.approving : t.approve}
        </Button>
      </p>
      {state !== null && "refused" in state && (
        <p className="admin-person__refused" role="alert">
          {state.refused}
        </p>
      )}
      <DecisionDialog decisions={decisions} />
    </>
  );
}
