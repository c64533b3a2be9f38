import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { quietDesk } from "../../../test-support/quietDesk";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { server } from "../../../test-support/server";
import { NowSection } from "./NowSection";

const wait = { waited: 4 * 60_000 };

beforeEach(() => isHere({ claims: { safety: true } }));

function open(address = "/admin/now") {
  server.answers("readDesk", {
    ...quietDesk,
    firstInCrisis: [{ ...wait, uid: "asha", alias: "Calm Lotus 123", locale: "te" }],
    heldUnanswered: [{ ...wait, uid: "ravi", alias: "Kind River 456", listener: "kiran", offered: false }],
  });
  return show(<NowSection />, { at: address });
}

const person = (name: string) => screen.findByRole("link", { name: new RegExp(`^${name}`) });
const links = () => screen.getByRole("navigation", { name: "Which list" });
const isAboveLinks = (element: Element): boolean =>
  (element.compareDocumentPosition(links()) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

it.each([true, false])(
  "names those in a crisis before the links to its parts, if the window is narrow: %s",
  async (narrow) => {
    mediaIs("(width < 40rem)", narrow);
    open();
    expect(isAboveLinks(await person("Calm Lotus 123"))).toBe(narrow);
    expect(isAboveLinks(await person("Kind River 456"))).toBe(narrow);
    expect(screen.getAllByText(/^In a crisis in Telugu/)).toHaveLength(1);
  },
);

it("keeps the focus on a link that leads to another part", async () => {
  mediaIs("(width < 40rem)", true);
  const user = open();
  await person("Calm Lotus 123");
  await user.click(within(links()).getByRole("link", { name: "Figures" }));
  expect(screen.queryByText("Calm Lotus 123")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Figures");
});

it("shows one of the lists alone there too", async () => {
  mediaIs("(width < 40rem)", true);
  open("/admin/now?only=unanswered");
  await person("Kind River 456");
  expect(screen.queryByText("Calm Lotus 123")).toBeNull();
});
