import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { mediaIs } from "../../../test-support/screen";
import { store } from "../../../test-support/store";
import { putConversation } from "../../../test-support/stored";
import { useEpoch } from "../useDesk";
import { DeskList } from "./DeskList";
import { useList } from "./useList";

function List({ uid }: { readonly uid: string }) {
  return <DeskList uid={uid} list={useList(uid, useEpoch(), null)} picked={null} onPick={vi.fn()} />;
}

it("hides the search and the filters behind a button, until one of them is in use", async () => {
  mediaIs("(width < 48rem) and (height < 44rem)", true);
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  putConversation("asha", { alias: "Calm Lotus 1" });
  const user = show(<List uid={uid} />);
  await screen.findByRole("button", { name: /Calm Lotus 1/ });
  expect(screen.queryByRole("searchbox")).toBeNull();
  const fold = screen.getByRole("button", { name: "Find and filter" });
  expect(fold.getAttribute("aria-expanded")).toBe("false");
  await user.click(fold);
  await user.type(screen.getByRole("searchbox"), "Calm");
  // What is in use stays in sight.
  expect(screen.queryByRole("button", { name: "Find and filter" })).toBeNull();
  await user.clear(screen.getByRole("searchbox"));
  await user.click(screen.getByRole("button", { name: "Find and filter" }));
  await waitFor(() => expect(screen.queryByRole("searchbox")).toBeNull());
  mediaIs("(width < 48rem) and (height < 44rem)", false);
  expect(screen.getByRole("searchbox")).toBeTruthy();
});
