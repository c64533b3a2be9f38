import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';

import type { Target } from '../seed/target';

const AT_ONCE = 50;

/** Whatever in a value may be a word of somebody's; kinds that hold no words (instants, bytes) say nothing. */
function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const each of value) yield* wordsIn(each);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      yield name;
      yield* wordsIn(each);
    }
  }
}

/** Every document of the database with the words in it, its name first; those that only have others below them too. */
export async function* everyDocument(collections: readonly CollectionReference[]): AsyncGenerator<{ readonly ref: DocumentReference; readonly words: readonly string[] }> {
  for (const collection of collections) {
    const refs = await collection.listDocuments();
    for (let from = 0; from < refs.length; from += AT_ONCE) {
      const looked = refs.slice(from, from + AT_ONCE).map(async (ref) => ({ document: await ref.get(), under: await ref.listCollections() }));
      for (const { document, under } of await Promise.all(looked)) {
        yield { ref: document.ref, words: [document.ref.path, ...wordsIn(document.data())] };
        yield* everyDocument(under);
      }
    }
  }
}

/** Paths of all documents that name one of `names` (a uid, an e-mail) anywhere, whatever their case, and accounts that do. */
export async function tracesOf({ auth, db }: Target, names: readonly string[]): Promise<readonly string[]> {
  const wanted = names.map((name) => name.toLowerCase());
  const holds = (word: string): boolean => wanted.some((name) => word.toLowerCase().includes(name));
  const found: string[] = [];
  for await (const { ref, words } of everyDocument(await db.listCollections())) if (words.some(holds)) found.push(ref.path);
  const identifiers = names.map((name) => (name.includes('@') ? { email: name } : { uid: name }));
  const { users } = await auth.getUsers(identifiers);
  return [...found, ...users.map(({ uid }) => `account ${uid}`)];
}
