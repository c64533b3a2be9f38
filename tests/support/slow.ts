import * as fc from "fast-check";

/** For the slow tests: models that have a default number of runs run this many. */
fc.configureGlobal({ numRuns: 10_000 });
