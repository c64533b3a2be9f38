import { CONSENT_VERSION } from "@thodu/domain/accounts/consent";
import { aliasFor } from "@thodu/domain/chat/alias";
import { FREE_MESSAGES } from "@thodu/domain/chat/limits";
import { chatMessage, conversation, VOLUNTEER } from "@thodu/domain/chat/model";
import type { Locale } from "@thodu/domain/locale";
import { MINUTE } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";

import { document, type SeedDocument } from "./document";

interface Line {
  readonly from: "customer" | "volunteer";
  readonly text: string;
  readonly minutesAgo: number;
}

interface Story {
  readonly customer: string;
  readonly listener: string | null;
  readonly status: "waiting" | "active" | "closed";
  readonly locale: Locale;
  readonly priority: 0 | 1;
  readonly lines: readonly Line[];
}

const customer = (minutesAgo: number, text: string): Line => ({ from: "customer", minutesAgo, text });
const volunteer = (minutesAgo: number, text: string): Line => ({ from: "volunteer", minutesAgo, text });

const stories: readonly Story[] = [
  {
    customer: "demo-customer",
    listener: "demo-volunteer",
    status: "active",
    locale: "en",
    priority: 0,
    lines: [
      customer(26 * 60, "Hello. I am not sure how this works."),
      customer(26 * 60 - 1, "I have not slept well since the exams."),
      volunteer(26 * 60 - 3, "Hello, I am glad you wrote. There is no right way to do this; we can start anywhere."),
      customer(26 * 60 - 6, "Everyone at home asks about the results. I stopped going down for dinner."),
      volunteer(26 * 60 - 8, "That sounds lonely, and tiring. What is the evening like for you now?"),
      customer(42, "It was a little better today. I went for a walk by the lake."),
      volunteer(40, "I am happy to hear that. How did it feel to be outside?"),
      customer(12, "Quiet. I would like to try it again tomorrow."),
    ],
  },
  {
    customer: "demo-premium",
    listener: null,
    status: "waiting",
    locale: "te",
    priority: 1,
    lines: [customer(4, "నమస్తే. ఈ రోజు చాలా బరువుగా ఉంది. ఎవరైనా మాట్లాడగలరా?")],
  },
  {
    customer: "demo-guest-1",
    listener: null,
    status: "waiting",
    locale: "hi",
    priority: 0,
    lines: [customer(9, "नमस्ते, क्या कोई है?"), customer(8, "आज मन बहुत उदास है।")],
  },
  {
    customer: "demo-guest-2",
    listener: null,
    status: "closed",
    locale: "en",
    priority: 0,
    lines: [
      customer(3 * 24 * 60, "I only wanted to say it out loud to someone."),
      volunteer(3 * 24 * 60 - 2, "Thank you for saying it here. I am listening."),
      customer(3 * 24 * 60 - 5, "That already helped. Good night."),
    ],
  },
];

/** The summary first, then its messages; the summary's counts agree with what is stored. */
export function conversationDocuments(now: number, epoch: string): SeedDocument[][] {
  return stories.map((story) => {
    const at = (minutesAgo: number): Timestamp => Timestamp.fromMillis(now - minutesAgo * MINUTE);
    const claimId = `demo-claim-${story.customer}`;
    const own = story.lines.filter(({ from }) => from === "customer");
    const first = story.lines[0];
    const last = story.lines.at(-1);
    if (first === undefined || last === undefined) throw new Error(`${story.customer} has said nothing.`);
    const unread = story.lines.length - 1 - story.lines.findLastIndex(({ from }) => from !== last.from);
    const summary = document(`conversations/${story.customer}`, conversation, {
      alias: aliasFor(story.customer),
      status: story.status,
      volunteerId: story.listener,
      lastVolunteerId: story.listener,
      claimId,
      deskEpoch: story.status === "closed" ? "" : epoch,
      createdAt: at(first.minutesAgo),
      lastMessageAt: at(last.minutesAgo),
      lastSender: last.from,
      unreadByCustomer: story.status === "active" && last.from === "volunteer" ? unread : 0,
      unreadByVolunteer: story.status !== "closed" && last.from === "customer" ? unread : 0,
      customerReadAt: null,
      volunteerReadAt: null,
      ownMessageCount: own.length,
      locked: own.length >= FREE_MESSAGES,
      consent: CONSENT_VERSION,
      expireAt: null,
      risk: "none",
      priority: story.priority,
      waitingSince: story.status === "waiting" ? at(first.minutesAgo) : null,
      notice: story.status === "closed" ? "ended-by-customer" : null,
      locale: story.locale,
      customerWindow: { startedAt: 0, count: 0 },
      volunteerWindow: { startedAt: 0, count: 0 },
    });
    const messages = story.lines.map((line, index) => {
      const isOwn = line.from === "customer";
      return document(
        `conversations/${story.customer}/chatMessages/demo-${String(index + 1).padStart(2, "0")}`,
        chatMessage,
        {
          text: line.text,
          sender: isOwn ? story.customer : VOLUNTEER,
          receiver: isOwn ? VOLUNTEER : story.customer,
          timestamp: at(line.minutesAgo),
          volunteerId: story.listener,
          claimId,
          ownMessageNumber: isOwn ? own.indexOf(line) + 1 : null,
        },
      );
    });
    return [summary, ...messages];
  });
}

/** How many open conversations of the demo data a listener holds. */
export const heldBy = (uid: string): number =>
  stories.filter(({ listener, status }) => listener === uid && status === "active").length;
