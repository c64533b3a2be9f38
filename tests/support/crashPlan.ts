/** A process that dies: thrown by a port, before or after it has done its work. */
export class Crash extends Error {
  override readonly name = "Crash";
}

/** Counts the calls of ports down to a crash; null: no crash. */
export class CrashPlan {
  left: number | null = null;
  after = false;

  async around<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (this.left === null) return work();
    this.left -= 1;
    if (this.left > 0) return work();
    this.left = null;
    if (this.after) work();
    throw new Crash();
  }
}
