import * as fc from "fast-check";

/** For the slow tests: histories of the models that say how many they play by default. */
fc.configureGlobal({ numRuns: 10_000 });
