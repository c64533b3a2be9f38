import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { riskLevel } from "@thodu/domain/chat/model";
import * as z from "zod";

import { PlainError } from "../lib/plain-error";

/** A message or a talk with the level that its author gave it. */
export interface Case {
  readonly id: string;
  /** The person's messages in order; a single one if it is not a talk. */
  readonly messages: readonly string[];
  readonly level: "none" | "concern" | "crisis";
  readonly language: string;
  /** ISO 15924: `Latn`, `Telu`, `Deva`. */
  readonly script: string;
  /** Whether it tells of danger to somebody else. */
  readonly isAboutOther: boolean;
}

/** People who write these files may leave out language and script. */
const line = z
  .looseObject({
    id: z.union([z.string(), z.number()]).transform(String),
    text: z.string().optional(),
    messages: z.array(z.string()).min(1).optional(),
    level: riskLevel,
    language: z.string().default("?"),
    script: z.string().optional(),
    about: z.literal("somebody else").optional(),
  })
  .refine(({ text, messages }) => (text === undefined) !== (messages === undefined), "needs either text or messages.");

/** The script by the letters of the text, if the file does not say. */
const scriptOf = (text: string): string =>
  /\p{Script=Telugu}/u.test(text) ? "Telu" : /\p{Script=Devanagari}/u.test(text) ? "Deva" : "Latn";

function parseLine(text: string, where: string): Case {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new PlainError(`${where}: this is not JSON.`);
  }
  const parsed = line.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new PlainError(
      `${where}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}. A line is { "id", "text" or "messages", "level": "none" | "concern" | "crisis" }.`,
    );
  }
  const { id, text: said, messages = [said ?? ""], level, language, script, about } = parsed.data;
  return {
    id,
    messages,
    level,
    language,
    script: script ?? scriptOf(messages.join(" ")),
    isAboutOther: about !== undefined,
  };
}

/** Parses a file of lines { id, text or messages, level, language?, script? }; ignores empty lines. */
export function parseCases(content: string, name: string): Case[] {
  return content
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((text, at) => (text.trim() === "" ? [] : [parseLine(text, `${name}, line ${at + 1}`)]));
}

export function readCases(path: string): Case[] {
  let content: string;
  try {
    content = readFileSync(path, "utf8");
  } catch {
    throw new PlainError(`${path} can't be read.`);
  }
  return parseCases(content, basename(path));
}
