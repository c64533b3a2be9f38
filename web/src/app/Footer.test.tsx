import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { Footer } from "./Footer";

afterEach(() => vi.useRealTimers());

it("shows the present year, not that of the build", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 5, 15) });
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <MemoryRouter>
      <Footer />
    </MemoryRouter>,
  );
  expect(page.textContent).toContain("2026");
  vi.setSystemTime(Date.UTC(2027, 5, 15));
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(
        page,
        <MemoryRouter>
          <Footer />
        </MemoryRouter>,
      ),
    ),
  );
  expect(page.textContent).toContain("2027");
  act(() => root.unmount());
});
