/**
 * Runs in the page: lets Firestore's library send the requests of its channel one after the other, as on a page over
 * HTTP/1.1. The emulator loses one that another overtakes (decision 0137).
 */
export function inTurn(): void {
  Object.defineProperty(PerformanceNavigationTiming.prototype, "nextHopProtocol", { get: () => "http/1.1" });
}
