import { BEFORE_LOAD, FORMS } from "./formStore";
import { plainPath } from "./path";
import { kept } from "./storage";

type Fields = Readonly<Record<string, string>>;

interface Drafts {
  readonly path: string;
  readonly forms: Readonly<Record<string, Fields>>;
}

/** A form whose fields can be read and filled in. */
interface Writable {
  readonly read: () => object;
  readonly fill: (fields: Fields) => void;
}

/** The forms on the page. */
const open = new Map<string, Writable["read"]>();
let listening = false;

/**
 * Fills the form with what was written in it before its page was loaded in another language, and stores it at the next
 * such load. Returns the function that ends this.
 */
export function keepDraft(name: string, { read, fill }: Writable): () => void {
  const draft = takeDraft(name);
  if (Object.keys(draft).length > 0) fill(draft);
  if (!listening) addEventListener(BEFORE_LOAD, keepForms);
  listening = true;
  open.set(name, read);
  return () => void (open.get(name) === read && open.delete(name));
}

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";

/** The texts of a form except its passwords; empty if nothing was written. */
export function draftOf(values: object): Fields {
  const entries: [string, unknown][] = Object.entries(values);
  const texts = entries.filter(isText).filter(([name]) => !/password/i.test(name));
  return texts.some(([, text]) => text !== "") ? Object.fromEntries(texts) : {};
}

function keepForms(): void {
  const forms = [...open]
    .map(([name, read]) => [name, draftOf(read())] as const)
    .filter(([, fields]) => Object.keys(fields).length > 0);
  store({ path: plainPath(location.pathname), forms: Object.fromEntries(forms) });
}

/** Stores a draft that is filled into a form of another page, once. */
export const fillIn = (path: string, name: string, fields: Fields): void => store({ path, forms: { [name]: fields } });

function store(next: Drafts): void {
  if (Object.keys(next.forms).length === 0) kept.remove(FORMS);
  else kept.set(FORMS, JSON.stringify(next));
}

/** Returns the draft of a form once. Deletes drafts that belong to another page. */
function takeDraft(name: string): Fields {
  const { path, forms } = stored();
  const { [name]: mine = {}, ...others } = forms;
  store({ path, forms: others });
  return mine;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The drafts of this page; none if they can't be read. */
function stored(): Drafts {
  const path = plainPath(location.pathname);
  const found = parsed(kept.get(FORMS));
  if (!isObject(found) || !("path" in found) || found.path !== path || !("forms" in found) || !isObject(found.forms))
    return { path, forms: {} };
  const forms: [string, unknown][] = Object.entries(found.forms);
  return {
    path,
    forms: Object.fromEntries(forms.map(([name, fields]) => [name, isObject(fields) ? draftOf(fields) : {}])),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
