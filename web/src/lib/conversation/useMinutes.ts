import { useEffect, useState } from 'react';

/** The time, looked at twice a minute; 0 while a page is prerendered. */
export function useMinutes(): number {
  const [now, setNow] = useState(0);
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
