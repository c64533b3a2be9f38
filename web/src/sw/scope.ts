/**
 * The part of a service worker's global scope that we use. The DOM's types, which the rest of web needs, do not contain
 * it.
 */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Telling extends Lasting {
  readonly data: unknown;
}

export interface Pushing extends Lasting {
  readonly data: { text(): string } | null;
}

export interface Touching extends Lasting {
  readonly notification: Notification;
}

/** A window of this site. */
interface Shown {
  readonly url: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
}

export interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { readonly type: "window"; readonly includeUncontrolled: true }): Promise<readonly Shown[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Pushing) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Touching) => void): void;
  addEventListener(type: "message", listener: (event: Telling) => void): void;
}
