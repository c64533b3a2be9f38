import type { NoticeKind } from "@thodu/domain/notifications/notices";
import { planTerm } from "@thodu/domain/plans/planTerm";
import type { PlanEnd, PlanEnds } from "../../usecases/notifications/ports";
import type { ListPage } from "../../usecases/ports";
import { commit } from "../../store/commit";
import { db } from "../../store/database";
import { noticeChange } from "./outbox";
import { PAGE, pageOf } from "./pages";
import { Timestamp } from "../../store/values";
import { readUsage } from "./usage";

/** The most charging subscriptions of one person that are read; there is one for each plan. */
const SUBSCRIPTIONS = 20;

export class FirestorePlanEnds implements PlanEnds {
  readonly used = readUsage;

  between(from: number, to: number): Promise<ListPage<PlanEnd>> {
    return pageOf(
      db()
        .collection("premiumUsers")
        .where("validUntil", ">", Timestamp.fromMillis(from))
        .where("validUntil", "<=", Timestamp.fromMillis(to))
        .orderBy("validUntil")
        .limit(PAGE),
      (doc) => {
        const validUntil: unknown = doc.get("validUntil");
        const paused: unknown = doc.get("paused");
        const isPaused = Array.isArray(paused) && paused.length > 0;
        const plan = planTerm.safeParse(doc.data()).data;
        return {
          uid: doc.id,
          isPaused,
          validUntil: validUntil instanceof Timestamp ? validUntil.toMillis() : to,
          single: plan?.planId === "pay-as-you-go" ? plan : null,
        };
      },
    );
  }

  async renews(uid: string): Promise<boolean> {
    const { docs } = await db()
      .collection("subscriptions")
      .where("userId", "==", uid)
      .where("status", "==", "active")
      .limit(SUBSCRIPTIONS)
      .get();
    return docs.some((doc) => doc.get("cancelling") !== true);
  }

  async tell(uid: string, id: string, kind: NoticeKind): Promise<void> {
    await commit([noticeChange(uid, id, kind)]);
  }
}
