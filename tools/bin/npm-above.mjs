import { spawnSync } from "node:child_process";

/**
 * The process of npm that runs this command through a shell: npm that is killed leaves that shell behind, which says nothing.
 * Null where npm is the parent itself, which is watched anyway, where there is no npm, and where there is no `ps`.
 */
export function npmAbove(shell, look = lookUp) {
  const parent = look(shell);
  if (parent === null || !/^(?:\S*\/)?(?:sh|dash|bash|ash|zsh|ksh)\s+-c\s/.test(parent.args)) return null;
  const above = look(parent.ppid);
  return above !== null && /\bnpm\b/.test(above.args) ? parent.ppid : null;
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process is one.
    return error.code === "EPERM";
  }
}

function lookUp(pid) {
  const { status, stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
  const [, ppid, args] = /^\s*(\d+)\s+(.*)$/m.exec(status === 0 ? stdout : "") ?? [];
  return ppid === undefined || args === undefined ? null : { ppid: Number(ppid), args };
}
