/** Whether what is installed is what package-lock.json asks for. */
export function isInstalled(wanted: string, installed: string): boolean;
