import { parseAst } from "vitest/node";

/** A node of the syntax tree; its content is checked before use. */
export interface Node {
  readonly type: string;
  readonly start: number;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "start" in value &&
  typeof value.start === "number";

/** The value of `key`, of any type. */
export const property = (node: object, key: string): unknown => new Map<string, unknown>(Object.entries(node)).get(key);

/** The node under `key`, or null. */
export function child(node: Node, key: string): Node | null {
  const value = property(node, key);
  return isNode(value) ? value : null;
}

/** The nodes in the list under `key`. */
export function children(node: Node, key: string): readonly Node[] {
  const value = property(node, key);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** The text under `key`, or null. */
export function text(node: Node, key: string): string | null {
  const value = property(node, key);
  return typeof value === "string" ? value : null;
}

const below = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );

const mentions = (node: Node, name: string | null): boolean =>
  text(node, "name") === name || below(node).some((each) => mentions(each, name));

/** A place in the sources that these tests can't read; says where. */
export class Unreadable extends Error {
  constructor(source: Source, node: Node, why: string) {
    super(`${source.at(node)}: ${why}`);
    this.name = "Unreadable";
  }
}

const WRAPPERS = new Set([
  "ParenthesizedExpression",
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "ChainExpression",
  "AwaitExpression",
]);

/** One parsed file: its nodes, their parents, and what a name in it stands for. */
export class Source {
  readonly nodes: readonly Node[];
  readonly #parents = new Map<Node, Node>();

  constructor(
    readonly file: string,
    readonly code: string,
  ) {
    // oxlint-disable-next-line typescript/no-deprecated -- the one parser of TypeScript that is a dependency already
    const program: unknown = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }, file);
    if (!isNode(program)) throw new Error(`${file} has no syntax tree.`);
    const nodes: Node[] = [program];
    for (const node of nodes) {
      for (const each of below(node)) {
        this.#parents.set(each, node);
        nodes.push(each);
      }
    }
    this.nodes = nodes;
  }

  at(node: Node): string {
    return `${this.file}:${this.code.slice(0, node.start).split("\n").length}`;
  }

  parent(node: Node): Node | null {
    return this.#parents.get(node) ?? null;
  }

  /** The value of `node`: without casts and parentheses, and with names replaced by what they were declared as. */
  value(node: Node): Node {
    const inner = WRAPPERS.has(node.type) ? (child(node, "expression") ?? child(node, "argument")) : null;
    if (inner) return this.value(inner);
    const declared = node.type === "Identifier" ? this.#declared(node) : null;
    return declared ? this.value(declared) : node;
  }

  /** The initial value of the nearest variable of that name around `name`; null for a parameter or an import. */
  #declared(name: Node): Node | null {
    for (let scope = this.parent(name); scope; scope = this.parent(scope)) {
      if (children(scope, "params").some((parameter) => mentions(parameter, text(name, "name")))) return null;
      for (const statement of children(scope, "body")) {
        const declaration = child(statement, "declaration") ?? statement;
        const found = children(declaration, "declarations").find((each) => {
          const id = child(each, "id");
          return id !== null && text(id, "name") === text(name, "name");
        });
        if (found) return child(found, "init");
      }
    }
    return null;
  }
}

/** The called name: `limit` in `limit(1)`, `sdk.limit(1)` and `query.limit(1)`; null if the node is no call. */
export function calledName(node: Node): string | null {
  const callee = node.type === "CallExpression" ? child(node, "callee") : null;
  const name = callee?.type === "MemberExpression" ? child(callee, "property") : callee;
  return name?.type === "Identifier" ? text(name, "name") : null;
}

/** The object on which a method is called. */
export function receiver(node: Node): Node | null {
  const callee = child(node, "callee");
  return callee?.type === "MemberExpression" ? child(callee, "object") : null;
}
