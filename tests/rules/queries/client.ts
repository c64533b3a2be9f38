import { calledName, child, children, Unreadable, type Node, type Source } from "./ast";
import { collectionId, isPartName, join, readPart, result, type Part, type QueryShape } from "./shape";

const READS = new Set([
  "getDocs",
  "getDocsFromCache",
  "getDocsFromServer",
  "getCountFromServer",
  "getAggregateFromServer",
  "onSnapshot",
]);

/** A query in one of the forms that its conditions allow. */
interface Form {
  readonly collection: string;
  readonly parts: readonly Part[];
}

/**
 * Every query of a file that uses the client SDK, `query(collection(db, 'x'), where(…), limit(30))`, in each of its
 * forms.
 */
export function readClientQueries(source: Source): readonly QueryShape[] {
  const reader = new Reader(source);
  const found = source.nodes.flatMap((node) => {
    if (calledName(node) === "query")
      return reader.query(node).map(({ collection, parts }) => join(source.at(node), collection, parts));
    const [target] = children(node, "arguments");
    const whole = READS.has(calledName(node) ?? "") && target ? reader.collection(source.value(target)) : null;
    return whole === null ? [] : [join(source.at(node), whole, [])];
  });
  const stray = source.nodes.find((node) => isPartName(calledName(node)) && !reader.read.has(node));
  if (stray) throw new Unreadable(source, stray, "write this inside of query(…), where it can be read");
  return found;
}

class Reader {
  /** The calls that were read as part of a query. */
  readonly read = new Set<Node>();

  constructor(readonly source: Source) {}

  /** `query(…)` in each of its forms. */
  query(call: Node): readonly Form[] {
    const [start, ...constraints] = children(call, "arguments");
    const from = start && this.source.value(start);
    const begun =
      from && calledName(from) === "query" ? this.query(from) : [{ collection: this.#start(from, call), parts: [] }];
    return begun.flatMap(({ collection, parts }) =>
      this.#all(constraints).map((more) => ({ collection, parts: [...parts, ...more] })),
    );
  }

  /** The id of the collection that `collection(db, …)` names; null if the node is no such call. */
  collection(node: Node): string | null {
    return calledName(node) === "collection"
      ? collectionId(this.source, children(node, "arguments").at(-1), node)
      : null;
  }

  #start(from: Node | undefined, call: Node): string {
    if (from && calledName(from) === "collectionGroup")
      throw new Unreadable(
        this.source,
        call,
        "a collection group needs an index of its own kind, which these tests do not know yet",
      );
    const id = from && (this.collection(from) ?? this.#made(from));
    if (id === undefined || id === null)
      throw new Unreadable(this.source, call, "start the query from collection(…), or from a constant of this file");
    return id;
  }

  #made(from: Node): string | null {
    const made = from.type === "CallExpression" ? result(this.source, from) : null;
    return made && this.collection(made);
  }

  /** The parts in a list of constraints: one list of parts for each combination of its conditions. */
  #all(constraints: readonly Node[]): readonly (readonly Part[])[] {
    return constraints.reduce<readonly (readonly Part[])[]>(
      (forms, each) => forms.flatMap((form) => this.#ways(each).map((way) => [...form, ...way])),
      [[]],
    );
  }

  #ways(constraint: Node): readonly (readonly Part[])[] {
    const node = this.source.value(constraint);
    if (isPartName(calledName(node))) {
      this.read.add(node);
      return [[readPart(this.source, node)]];
    }
    if (node.type === "ArrayExpression") return this.#all(children(node, "elements"));
    const branches =
      node.type === "ConditionalExpression"
        ? [child(node, "consequent"), child(node, "alternate")]
        : [child(node, "argument")];
    if (node.type !== "ConditionalExpression" && node.type !== "SpreadElement") {
      throw new Unreadable(
        this.source,
        node,
        "write the constraint in place: where(…), orderBy(…), limit(…), or a choice between lists of them",
      );
    }
    return branches.filter((branch) => branch !== null).flatMap((branch) => this.#ways(branch));
  }
}
