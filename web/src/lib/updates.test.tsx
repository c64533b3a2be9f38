import { act, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pageIs } from "../test-support/screen";
import { speak } from "./locale";
import { startWorker } from "./updates";

const AN_HOUR = 3_600_000;

/** A service worker as its page sees it. */
class AWorker extends EventTarget {
  state = "installing";
  readonly postMessage = vi.fn();

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  readonly active = new AWorker();
  readonly waiting = null;
  installing: AWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());

  finds(worker: AWorker): void {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
}

let registration: Registration;
let container: EventTarget;
let reload: ReturnType<typeof vi.fn>;

beforeEach(async () => {
  registration = new Registration();
  const register = () => Promise.resolve(registration);
  container = Object.assign(new EventTarget(), { controller: registration.active, register });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  startWorker();
  await vi.waitFor(() => expect(registration.active.postMessage).toHaveBeenCalled());
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  vi.restoreAllMocks();
});

/** A newer version is installed, and waits for the pages of this one to close. */
function isOffered(): AWorker {
  const worker = new AWorker();
  act(() => {
    registration.finds(worker);
    worker.becomes("installed");
  });
  return worker;
}

const accept = async (): Promise<void> => {
  await screen.findByText("A new version of Thodu is ready.");
  await userEvent.click(screen.getByRole("button", { name: "Update" }));
};

it("a newer version is used after the user accepts it, once it has taken over", async () => {
  const worker = isOffered();
  await accept();
  expect(worker.postMessage).toHaveBeenCalledWith("take-over");
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

it("one that was accepted in another window is used at once", async () => {
  const worker = isOffered();
  worker.becomes("activating");
  worker.becomes("activated");
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).not.toHaveBeenCalled();
  await accept();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("the button of one that was followed by a newer one reloads the page too", async () => {
  const worker = isOffered();
  worker.becomes("redundant");
  await accept();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("a page that stays open looks for a newer version when it becomes visible again, once an hour", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const again = (): void => {
    pageIs("hidden");
    pageIs("visible");
  };
  again();
  expect(registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + AN_HOUR);
  pageIs("hidden");
  expect(registration.update).not.toHaveBeenCalled();
  again();
  again();
  expect(registration.update).toHaveBeenCalledTimes(1);
});

it("the worker is told of another language before the page is loaded in it", () => {
  speak("te");
  expect(registration.active.postMessage).toHaveBeenLastCalledWith({ language: "te" });
  expect(reload).toHaveBeenCalledTimes(1);
  document.cookie = "firebase-language-override=; path=/; max-age=0";
});
