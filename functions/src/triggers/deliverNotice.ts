import { onDocumentCreated } from 'firebase-functions/v2/firestore';
import { triggerOptions } from '../runtime/triggerOptions';
import { wiring } from '../runtime/wiring';
import { deliver } from '../usecases/notifications/deliver';

/** Tells a person of what has happened; may be run any number of times for the same event. */
export const deliverNotice = onDocumentCreated({ ...triggerOptions, document: 'users/{uid}/outbox/{id}' }, ({ params }) =>
  deliver(wiring(), params.uid, params.id),
);
