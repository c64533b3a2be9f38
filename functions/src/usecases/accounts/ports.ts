import type { Input } from '@thodu/domain/contracts';

export interface ProfileStore {
  /** Creates the record of `uid` as a customer's, or changes the named fields of an existing one. */
  save(uid: string, email: string | null, change: Input<'updateProfile'>): Promise<void>;
}
