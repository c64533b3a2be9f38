import * as t from '@messages/admin';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { called, decisions as words } from './decisions';
import type { Decisions } from './useDecisions';

/** Says what happens, and asks once more. */
export function DecisionDialog({ decisions: { asked, ask, confirm } }: { readonly decisions: Decisions }) {
  const said = asked && words[asked.kind];
  return (
    <Dialog open={asked !== null} title={said?.title ?? ''} onClose={() => ask(null)}>
      <p className="admin-decision__who">{asked && called(asked.person)}</p>
      <p>{said?.text}</p>
      <p className="dialog__actions">
        <Button look={asked?.kind === 'revoke' ? 'danger' : undefined} onClick={confirm}>
          {said?.name}
        </Button>
        <Button look="quiet" onClick={() => ask(null)}>
          {t.cancel}
        </Button>
      </p>
    </Dialog>
  );
}
