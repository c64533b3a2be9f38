interface Looked {
  readonly ppid: number;
  readonly args: string;
}

export function npmAbove(shell: number, look?: (pid: number) => Looked | null): number | null;
export function isAlive(pid: number): boolean;
