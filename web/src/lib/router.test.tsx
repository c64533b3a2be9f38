import { act, render, screen, waitFor } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { future, Link, preparedBy, useLocation, useQuery } from "./router";

/** The screens that are being loaded, by path. */
const loads = new Map<string, PromiseWithResolvers<boolean>>();

function Where() {
  const { pathname, search } = useLocation();
  const [, change] = useQuery();
  return (
    <>
      <h1>{pathname + search}</h1>
      {["/one", "/two", "/three"].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <button type="button" onClick={() => change({ find: "asha" })}>
        Find
      </button>
    </>
  );
}

const press = (name: string): void => act(() => screen.getByText(name).click());
const where = () => screen.getByRole("heading").textContent;

async function arrives(path: string, isOurs = true): Promise<void> {
  await act(async () => {
    loads.get(path)?.resolve(isOurs);
    await loads.get(path)?.promise;
  });
}

function open(): void {
  preparedBy((path) => {
    const load = Promise.withResolvers<boolean>();
    loads.set(path, load);
    return load.promise;
  });
  render(
    <BrowserRouter future={future}>
      <Where />
    </BrowserRouter>,
  );
}

beforeEach(open);

afterEach(() => {
  loads.clear();
  preparedBy(() => Promise.resolve(true));
});

it("shows a screen once it is loaded", async () => {
  press("/one");
  expect(where()).toBe("/");
  await arrives("/one");
  expect(where()).toBe("/one");
});

it("a screen that loads late does not take the user away from where they have gone since", async () => {
  press("/one");
  press("/two");
  await arrives("/two");
  expect(where()).toBe("/two");
  await arrives("/one");
  expect(where()).toBe("/two");
});

it("a screen that was given up for another is not shown on the way there", async () => {
  press("/one");
  press("/two");
  await arrives("/one");
  expect(where()).toBe("/");
  await arrives("/two");
  expect(where()).toBe("/two");
});

it("a page that the browser would load is given up too, once the user has gone elsewhere", async () => {
  const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  press("/one");
  press("/two");
  await arrives("/one", false);
  expect(assign).not.toHaveBeenCalled();
  await arrives("/two", false);
  expect(assign.mock.calls).toEqual([["/two"]]);
});

async function goesBack(): Promise<void> {
  const heard = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  act(() => history.back());
  await act(() => heard);
}

it("nothing that is being loaded takes the user away from where they went back to", async () => {
  press("/one");
  await arrives("/one");
  press("/two");
  await goesBack();
  await waitFor(() => expect(where()).toBe("/"));
  await arrives("/two");
  expect(where()).toBe("/");
});

it("a back step on the same screen, as at the desk, or a change of its query cancels no load", async () => {
  press("/one");
  await arrives("/one");
  act(() => history.pushState({ deskLevel: 1 }, ""));
  press("/two");
  await goesBack();
  press("Find");
  await waitFor(() => expect(where()).toBe("/one?find=asha"));
  await arrives("/two");
  expect(where()).toBe("/two");
});
