import { readEpoch, readSummary } from '../../lib/conversation/documents';
import { watching, type Stop, type Watch } from '../../lib/conversation/watching';
import { collection, db, doc, limit, onSnapshot, orderBy, query, where } from '../../lib/firebase/firestore';
import type { Entry, Tab } from './list';

/** The stamp under which the shared list is read; it changes when somebody's approval is withdrawn. */
export const watchEpoch = ({ on, onRefused }: Watch<string>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        doc(db, 'desk', 'current'),
        (snapshot) => {
          const desk = readEpoch(snapshot.data());
          if (desk) on(desk.epoch);
        },
        failed,
      ),
    onRefused,
  );

export interface Page {
  readonly entries: readonly Entry[];
  /** There may be more than were asked for. */
  readonly full: boolean;
}

interface Wish {
  readonly epoch: string;
  readonly tab: Tab;
  readonly uid: string;
  readonly count: number;
  /** The beginning of an alias; looks through all tabs. Empty: the tab. */
  readonly search: string;
}

/** The summaries of one tab, newest first, as many as were asked for. */
export const watchList = ({ epoch, tab, uid, count, search }: Wish, { on, onRefused }: Watch<Page>): Stop =>
  watching(
    (failed) =>
      onSnapshot(
        query(
          collection(db, 'conversations'),
          where('deskEpoch', '==', epoch),
          ...(search !== ''
            ? [where('alias', '>=', search), where('alias', '<=', `${search}\uf8ff`), orderBy('alias')]
            : tab === 'mine'
              ? [where('volunteerId', '==', uid), orderBy('lastMessageAt', 'desc')]
              : tab === 'waiting'
                ? [where('status', '==', 'waiting'), orderBy('lastMessageAt', 'desc')]
                : tab === 'others'
                  ? [where('status', '==', 'active'), orderBy('lastMessageAt', 'desc')]
                  : [orderBy('lastMessageAt', 'desc')]),
          limit(count),
        ),
        { includeMetadataChanges: true },
        (snapshot) => {
          const entries = snapshot.docs.flatMap((document) => {
            const summary = readSummary(document.data());
            return summary ? [{ ...summary, id: document.id }] : [];
          });
          if (!snapshot.metadata.fromCache || entries.length > 0) on({ entries, full: snapshot.size >= count });
        },
        failed,
      ),
    onRefused,
  );
