import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const loose = z.looseObject({});

/** When Cloud Scheduler calls, in App Engine's syntax. */
const scheduled = z.object({ schedule: z.string(), timeZone: z.string() });
export type Scheduled = z.infer<typeof scheduled>;

/** The part of functions.yaml that says how a function is reached. The SDK's own program writes it as JSON. */
const manifest = z.object({
  endpoints: z.record(
    z.string(),
    z.object({
      platform: z.string(),
      region: z.tuple([z.string()]),
      eventTrigger: z.optional(loose),
      taskQueueTrigger: z.optional(loose),
      scheduleTrigger: z.optional(scheduled),
      blockingTrigger: z.optional(z.object({ eventType: z.string() })),
    }),
  ),
});

export type Described = Omit<z.infer<typeof manifest>["endpoints"][string], "region"> & {
  readonly name: string;
  readonly region: string;
};

/** The functions that a folder of built functions describes. */
export function readManifest(folder: string): readonly Described[] {
  const { endpoints } = manifest.parse(JSON.parse(readFileSync(join(folder, "functions.yaml"), "utf8")));
  return Object.entries(endpoints).map(
    ([
      name,
      {
        region: [region],
        ...more
      },
    ]) => ({ ...more, name, region }),
  );
}
