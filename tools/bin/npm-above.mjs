import { spawnSync } from "node:child_process";

/**
 * The npm process that runs this command through a shell: if npm is killed, it leaves that shell behind, which reports
 * nothing. Null if npm is the parent itself, which is watched anyway, if there is no npm, or if there is no `ps`.
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
    // A process of another user exists.
    return error.code === "EPERM";
  }
}

function lookUp(pid) {
  const { status, stdout } = spawnSync("ps", ["-o", "ppid=,args=", "-p", String(pid)], { encoding: "utf8" });
  const [, ppid, args] = /^\s*(\d+)\s+(.*)$/m.exec(status === 0 ? stdout : "") ?? [];
  return ppid === undefined || args === undefined ? null : { ppid: Number(ppid), args };
}
