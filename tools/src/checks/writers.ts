import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor, type Expression } from "oxc-parser";

import { root } from "../lib/paths";
import { PathReader, pathMakersIn, type PathMakers } from "./documentPaths";

const FUNCTIONS = "functions/src/**/*.ts";
const STORE = "functions/src/store/";
const CONVERSATION = `${STORE}conversation.ts`;

const OF_MANY: ReadonlySet<string> = new Set(["batch", "bulkWriter", "runTransaction", "recursiveDelete"]);
const OF_ONE: ReadonlySet<string> = new Set(["set", "update", "create", "delete"]);
const CHANGES: ReadonlySet<string> = new Set(["create", "put", "patch", "remove"]);
const HASHES: ReadonlySet<string> = new Set(["createHash", "createHmac"]);
const COLLECTIONS: ReadonlySet<string> = new Set(["Map", "Set", "WeakMap", "WeakSet"]);
/** The two documents of a conversation. */
const OF_CONVERSATION = /^(conversations|conversationInternals)\/[^/]*$/;
/** Throws at run time for the path of a conversation: for paths that can't be read here. */
const OUTSIDE = "outsideConversation";
const NO_MAKERS: PathMakers = new Map();

/** What a chain of calls begins with: `createHash` in `createHash("x").update(y).digest()`. */
function beginOf(expression: Expression): string {
  if (expression.type === "Identifier") return expression.name;
  if (expression.type === "CallExpression") return beginOf(expression.callee);
  return expression.type === "MemberExpression" ? beginOf(expression.object) : "";
}

/** The complaint about the path of a change outside of the one writer of conversations; null if there is none. */
function complaintOf(path: Expression, paths: PathReader): string | null {
  if (path.type === "CallExpression" && path.callee.type === "Identifier" && path.callee.name === OUTSIDE) return null;
  const read = paths.read(path);
  if (read === null) return `writes at a path that only a run knows: give it to ${OUTSIDE}, or name its collection.`;
  return read.some((each) => OF_CONVERSATION.test(each)) ? `writes a conversation: ${CONVERSATION} alone does.` : null;
}

/**
 * Each write to Firestore in a file outside of the store, and each write of a conversation outside of its one writer.
 */
export function writesIn(file: string, source: string, makers = NO_MAKERS): string[] {
  const found: string[] = [];
  const collections = new Set<string>();
  const { program } = parseSync(file, source);
  const report = (start: number, says: string): void => {
    found.push(`${file}:${source.slice(0, start).split("\n").length} ${says}`);
  };
  const inStore = file.startsWith(STORE);
  const paths = PathReader.of(makers, file, program);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init?.type === "NewExpression" && init.callee.type === "Identifier")
        if (COLLECTIONS.has(init.callee.name)) collections.add(id.name);
    },
  }).visit(program);
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type === "Identifier" && CHANGES.has(callee.name) && file !== CONVERSATION) {
        const complaint = given[0] && given[0].type !== "SpreadElement" ? complaintOf(given[0], paths) : null;
        if (complaint !== null) report(start, complaint);
      }
      if (inStore || callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      const { name } = callee.property;
      const begin = beginOf(callee.object);
      const isOther = HASHES.has(begin) || (callee.object.type === "Identifier" && collections.has(begin));
      if (OF_MANY.has(name) || (OF_ONE.has(name) && !isOther))
        report(start, `calls ${name}: changes are written by ${STORE}commit.ts alone.`);
    },
  }).visit(program);
  return found;
}

/** Checks everything that runs in the cloud. Tests may write anything. */
export function checkWriters(): string[] {
  const files = globSync(FUNCTIONS, { cwd: root, exclude: ["**/*.test.ts", "**/node_modules"] });
  const sources = files
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
    .filter(({ file, source }) => file.startsWith(STORE) || /firestore/i.test(`${file} ${source}`));
  const makers = pathMakersIn(sources);
  return sources.flatMap(({ file, source }) => writesIn(file, source, makers));
}
