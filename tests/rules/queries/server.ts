import { calledName, children, receiver, Unreadable, type Node, type Source } from "./ast";
import { collectionId, isPartName, join, readPart, result, type Part, type QueryShape } from "./shape";

interface Chain {
  readonly collection: string;
  readonly parts: readonly Part[];
}

const READS = new Set(["get", "stream", "onSnapshot", "count"]);

/** Every query of a file that uses the server SDK: `db().collection('x').where(…).limit(1)`. */
export function readServerQueries(source: Source): readonly QueryShape[] {
  const within = new Set<Node>();
  const found: QueryShape[] = [];
  // Outer calls come before the calls on whose result they are made.
  for (const node of source.nodes) {
    if (within.has(node)) continue;
    if (isPartName(calledName(node)) && receiver(node)) {
      const { collection, parts } = chain(source, node, within);
      found.push(join(source.at(node), collection, parts));
    } else if (READS.has(calledName(node) ?? "")) {
      const whole = wholeCollection(source, node);
      if (whole !== null) found.push(join(source.at(node), whole, []));
    }
  }
  return found;
}

function chain(source: Source, node: Node, within: Set<Node>): Chain {
  within.add(node);
  const name = calledName(node);
  if (name === "collection")
    return { collection: collectionId(source, children(node, "arguments")[0], node), parts: [] };
  if (name === "collectionGroup")
    throw new Unreadable(
      source,
      node,
      "a collection group needs an index of its own kind, which these tests do not know yet",
    );
  const on = receiver(node);
  if (isPartName(name) && on) {
    const { collection, parts } = chain(source, source.value(on), within);
    return { collection, parts: [...parts, readPart(source, node)] };
  }
  const made = result(source, node);
  if (!made) throw new Unreadable(source, node, "start the query from its collection, or from a constant of this file");
  return chain(source, made, within);
}

/** A collection that is read as a whole, without any condition. */
function wholeCollection(source: Source, read: Node): string | null {
  const on = receiver(read);
  const start = on && source.value(on);
  const made = start && (result(source, start) ?? start);
  return made && calledName(made) === "collection" && receiver(made)
    ? collectionId(source, children(made, "arguments")[0], made)
    : null;
}
