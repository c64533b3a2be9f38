import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import * as endpoints from "../index";

const src = fileURLToPath(new URL("..", import.meta.url));
const under = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: src }).filter((file) => !file.endsWith(".test.ts"));
const textOf = (file: string): string => readFileSync(`${src}/${file}`, "utf8");

interface Part {
  readonly name: string;
  readonly text: string;
}

/** The top-level parts of a file, by its name. */
const partsOf = (file: string): readonly Part[] =>
  textOf(file)
    .split(/\n(?=(?:export )?(?:async )?(?:function|const|class) )/)
    .flatMap((text) => {
      const name = /^(?:export )?(?:async )?(?:function|const|class) (\w+)/.exec(text)?.[1];
      return name === undefined ? [] : [{ name, text }];
    });

/** The use cases that send e-mail, directly or through another use case. */
function whatMails(): ReadonlySet<string> {
  const parts = under("usecases/**/*.ts").flatMap(partsOf);
  const mails = new Set(parts.filter(({ text }) => text.includes("mailer.send(")).map(({ name }) => name));
  for (let before = -1; before !== mails.size;) {
    before = mails.size;
    for (const { name, text } of parts)
      if ([...mails].some((each) => each !== name && new RegExp(`\\b${each}\\(`).test(text))) mails.add(name);
  }
  return mails;
}

const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/import \{([^}]*)\} from "\.\.\/usecases\//g)].flatMap(([, names = ""]) =>
    names.split(",").map((name) => name.trim().split(" ")[0] ?? ""),
  );

const declared = z.object({ secretEnvironmentVariables: z.array(z.object({ key: z.string() })) });
const hasPassword = (endpoint: unknown): boolean => {
  const given = typeof endpoint === "function" && "__endpoint" in endpoint ? endpoint.__endpoint : null;
  const { secretEnvironmentVariables } = declared.parse(given);
  return secretEnvironmentVariables.some(({ key }) => key === "THODU_SMTP_PASSWORD");
};

it("the mail server’s password is given to every endpoint that may send an e-mail, and to no other", () => {
  const mails = whatMails();
  const mailing = under("{callables,tasks,triggers,webhooks}/*.ts")
    .filter((file) => importsOf(file).some((name) => mails.has(name)))
    .map((file) => basename(file, ".ts"));
  expect(mailing.toSorted()).toEqual(["assignAppointment", "assignTherapist", "deliverNotice", "sweepAppointments"]);
  const given = Object.entries(endpoints).flatMap(([name, endpoint]) => (hasPassword(endpoint) ? [name] : []));
  expect(given.toSorted()).toEqual(mailing.toSorted());
});
