import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");

/** Ignored by git: build stamps, logs, copies for a running suite. */
export const workCache = join(root, ".cache");

/** Data kept between two runs of `npm start`. */
export const dataFolder = join(root, ".data");

/** A program that npm installed. */
export const bin = (name: string): string => join(root, "node_modules", ".bin", name);
