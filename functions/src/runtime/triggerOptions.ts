import { endpointOptions } from "./options";
import { startApp } from "./wiring";

// The SDK reads a document's event with the default app before any code of ours runs.
startApp();

/** The options of every trigger on a document. It is retried until it succeeds, so it must be safe to repeat. */
export const triggerOptions = { ...endpointOptions, retry: true } as const;
