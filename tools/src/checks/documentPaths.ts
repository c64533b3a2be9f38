import {
  parseSync,
  Visitor,
  type BindingPattern,
  type Expression,
  type FunctionBody,
  type Node,
  type Program,
  type TemplateLiteral,
} from "oxc-parser";

/** Stands for a part of a path that is only known at run time, such as an id. */
const ANY = "*";

interface Source {
  readonly file: string;
  readonly source: string;
}

/** The expressions of a file's constants, by name; null for a name that is also a parameter or anything else. */
type Constants = ReadonlyMap<string, readonly (Expression | null)[]>;

interface Maker {
  readonly file: string;
  readonly made: Expression;
  readonly constants: Constants;
}

/** The functions and methods that return a single expression, by name. */
export type PathMakers = ReadonlyMap<string, readonly Maker[]>;

const isExpression = (node: { readonly type: string }): node is Expression => node.type !== "SpreadElement";

function namesIn(pattern: BindingPattern): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "AssignmentPattern":
      return namesIn(pattern.left);
    case "ArrayPattern":
      return pattern.elements.flatMap((each) =>
        each === null ? [] : namesIn("argument" in each ? each.argument : each),
      );
    case "ObjectPattern":
      return pattern.properties.flatMap((each) => namesIn("argument" in each ? each.argument : each.value));
  }
}

const isPattern = (node: Node): node is BindingPattern =>
  ["Identifier", "AssignmentPattern", "ArrayPattern", "ObjectPattern"].includes(node.type);

/** The constants of a file. `const { path } = ref` and `const path = ref.path` count as the same. */
function constantsOf(program: Program): Constants {
  const found = new Map<string, (Expression | null)[]>();
  const add = (name: string, value: Expression | null): void =>
    void found.set(name, [...(found.get(name) ?? []), value]);
  const parameters = ({ params }: { readonly params: readonly Node[] }): void =>
    params
      .filter(isPattern)
      .flatMap(namesIn)
      .forEach((name) => {
        add(name, null);
      });
  new Visitor({
    ArrowFunctionExpression: parameters,
    FunctionDeclaration: parameters,
    FunctionExpression: parameters,
    VariableDeclarator({ id, init }) {
      const isPath = id.type === "ObjectPattern" && id.properties.length === 1 && namesIn(id)[0] === "path";
      for (const name of namesIn(id)) add(name, id.type === "Identifier" || isPath ? init : null);
    },
  }).visit(program);
  return found;
}

/** The path that a name of `functions/src/store/documents` stands for. */
function documentOf(name: string): string {
  if (name === "conversation") return `conversations/${ANY}`;
  return name === "internals" ? `conversationInternals/${ANY}` : `${name}/${ANY}/${ANY}`;
}

/** The expression that a function returns, if that is all it does. */
function answerOf(body: FunctionBody | Expression | null): Expression | null {
  if (!body) return null;
  if (body.type !== "BlockStatement") return body;
  const [only, ...more] = body.body;
  return only?.type === "ReturnStatement" && more.length === 0 ? only.argument : null;
}

/** The functions in these files that return a path or a reference. */
export function pathMakersIn(files: readonly Source[]): PathMakers {
  const makers = new Map<string, Maker[]>();
  for (const { file, source } of files) {
    const { program } = parseSync(file, source);
    const constants = constantsOf(program);
    const add = (name: string, body: FunctionBody | Expression | null): void => {
      const made = answerOf(body);
      if (made) makers.set(name, [...(makers.get(name) ?? []), { file, made, constants }]);
    };
    new Visitor({
      VariableDeclarator({ id, init }) {
        if (id.type === "Identifier" && init?.type === "ArrowFunctionExpression") add(id.name, init.body);
      },
      FunctionDeclaration({ id, body }) {
        if (id) add(id.name, body);
      },
      MethodDefinition({ key, value }) {
        if (key.type === "Identifier") add(key.name, value.body);
      },
    }).visit(program);
  }
  return makers;
}

/** Finds the paths that an expression in a file may have; null if they are only known at run time. */
export class PathReader {
  constructor(
    private readonly makers: PathMakers,
    private readonly file: string,
    private readonly constants: Constants,
  ) {}

  static of(makers: PathMakers, file: string, program: Program): PathReader {
    return new PathReader(makers, file, constantsOf(program));
  }

  read(expression: Expression): readonly string[] | null {
    if (expression.type === "Literal") return typeof expression.value === "string" ? [expression.value] : null;
    if (expression.type === "TemplateLiteral") return this.#template(expression);
    if (expression.type === "ConditionalExpression") return this.#all([expression.consequent, expression.alternate]);
    if (expression.type === "Identifier") {
      const values = this.constants.get(expression.name) ?? [null];
      return values.includes(null) ? null : this.#all(values.filter((each) => each !== null));
    }
    if (expression.type === "CallExpression")
      return this.#call(expression.callee, expression.arguments.filter(isExpression));
    if (expression.type !== "MemberExpression" || expression.property.type !== "Identifier") return null;
    return expression.property.name === "path" ? this.read(expression.object) : null;
  }

  #template({ quasis, expressions }: TemplateLiteral): readonly string[] | null {
    const [begin = "", ...rest] = quasis.map(({ value }) => value.raw);
    const [first] = expressions;
    const begins = begin === "" && first ? this.read(first) : [begin + (first ? ANY : "")];
    return begins && begins.map((each) => each + rest.join(ANY));
  }

  #all(expressions: readonly Expression[]): readonly string[] | null {
    const read = expressions.map((each) => this.read(each));
    return read.includes(null) ? null : read.flatMap((each) => each ?? []);
  }

  #call(callee: Expression, given: readonly Expression[]): readonly string[] | null {
    if (callee.type === "Identifier") return this.#made(callee.name);
    if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return null;
    const { object } = callee;
    const { name } = callee.property;
    const [path] = given;
    if (object.type === "Identifier" && object.name === "documents") return [documentOf(name)];
    if (name === "collection") return path ? this.read(path) : null;
    if (name !== "doc") return this.#made(name);
    const isOfCollection = object.type === "CallExpression" && object.callee.type === "MemberExpression";
    if (!isOfCollection) return path ? this.read(path) : null;
    return this.read(object)?.map((each) => `${each}/${ANY}`) ?? null;
  }

  /** What the functions of a name return: those of this file, if it has any. */
  #made(name: string): readonly string[] | null {
    const all = this.makers.get(name) ?? [];
    const own = all.filter(({ file }) => file === this.file);
    const read = (own.length > 0 ? own : all).map(({ file, made, constants }) =>
      new PathReader(this.makers, file, constants).read(made),
    );
    return read.length === 0 || read.includes(null) ? null : read.flatMap((each) => each ?? []);
  }
}
