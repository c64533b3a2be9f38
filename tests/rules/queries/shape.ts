import { calledName, child, children, property, text, Unreadable, type Node, type Source } from "./ast";

interface Filter {
  readonly field: string;
  readonly op: string;
}

export interface Order {
  readonly field: string;
  readonly direction: "asc" | "desc";
}

/** The parts of a query that decide which index it needs. */
export interface QueryShape {
  /** `file:line`. */
  readonly at: string;
  /** The id of the collection: `chatMessages` in `conversations/x/chatMessages`. */
  readonly collection: string;
  readonly filters: readonly Filter[];
  readonly orders: readonly Order[];
  readonly limited: boolean;
}

/** A part of a query: a filter, an order or a limit; cursors need no index of their own. */
export type Part = Partial<Pick<QueryShape, "filters" | "orders" | "limited">>;

export const NAME = "__name__";

const CURSORS = new Set(["startAt", "startAfter", "endAt", "endBefore"]);
const UNJUDGED = new Set(["or", "and", "findNearest"]);

/** Names that make a part of a query, in both SDKs. */
export const isPartName = (name: string | null): name is string =>
  name !== null &&
  (["where", "orderBy", "limit", "limitToLast"].includes(name) || CURSORS.has(name) || UNJUDGED.has(name));

/** Reads `where('field', '==', …)`, `orderBy('field', 'desc')`, `limit(30)` and the like; throws for anything else. */
export function readPart(source: Source, call: Node): Part {
  const name = calledName(call) ?? "";
  const [first, second] = children(call, "arguments");
  if (name === "where")
    return { filters: [{ field: fieldName(source, first, call), op: literal(source, second, call) }] };
  if (name === "orderBy") {
    const direction = second ? literal(source, second, call) : "asc";
    if (direction !== "asc" && direction !== "desc") throw new Unreadable(source, call, `orders ${direction}`);
    return { orders: [{ field: fieldName(source, first, call), direction }] };
  }
  if (name === "limit" || name === "limitToLast") return { limited: true };
  if (CURSORS.has(name)) return {};
  throw new Unreadable(source, call, `${name} is a kind of query whose index these tests do not know yet`);
}

function fieldName(source: Source, node: Node | undefined, call: Node): string {
  const value = node && source.value(node);
  return value && calledName(value) === "documentId" ? NAME : literal(source, node, call);
}

/** The text of `node`, a literal or a constant. */
function literal(source: Source, node: Node | undefined, around: Node): string {
  const value = node && source.value(node);
  const found = value?.type === "Literal" ? text(value, "value") : null;
  if (found === null) throw new Unreadable(source, around, "name the field, the operator and the direction in place");
  return found;
}

/** The collection's id at the end of a path, which may contain other values: `users/${uid}/notifications`. */
export function collectionId(source: Source, path: Node | undefined, around: Node): string {
  const value = path && source.value(path);
  const end =
    value?.type === "TemplateLiteral" ? lastQuasi(value) : value?.type === "Literal" ? text(value, "value") : null;
  const id = end?.split("/").at(-1) ?? "";
  if (id === "") throw new Unreadable(source, around, "name the collection in place");
  return id;
}

function lastQuasi(template: Node): string | null {
  const last = children(template, "quasis").at(-1);
  const value = last && property(last, "value");
  const cooked = typeof value === "object" && value !== null ? property(value, "cooked") : null;
  return typeof cooked === "string" ? cooked : null;
}

export function join(at: string, collection: string, parts: readonly Part[]): QueryShape {
  return {
    at,
    collection,
    filters: parts.flatMap(({ filters }) => filters ?? []),
    orders: parts.flatMap(({ orders }) => orders ?? []),
    limited: parts.some(({ limited }) => limited === true),
  };
}

/** The result of a function that is one expression: `() => db().collection('x')`. */
export function result(source: Source, call: Node): Node | null {
  const callee = child(call, "callee");
  const called = callee?.type === "Identifier" ? source.value(callee) : null;
  const body = called?.type === "ArrowFunctionExpression" ? child(called, "body") : null;
  return body && body.type !== "BlockStatement" ? source.value(body) : null;
}
