/** Modules that are loaded by import(), by their paths without the ending. */
interface Ahead {
  readonly first: readonly string[];
  /** Of use only once the first are here and who is at the device is known; they don't take the line from the first. */
  readonly later: readonly string[];
}

/**
 * What a screen goes on to fetch by itself once it is alive, by its component's name. Its document names these files,
 * and the screen's module fetches them while it comes alive: one round trip instead of one for each that asks for the
 * next. What few people open (a dialog, a limit) is not among them, but for what is needed in a crisis.
 */
export const ahead: Readonly<Record<string, Ahead>> = {
  ChatScreen: {
    first: ["features/chat/LiveChat", "lib/firebase/auth"],
    // Whom to call in a crisis, and the question before, must not hang on the network of that moment, nor on the site's having
    // the files of this release then.
    later: ["conversation/live", "lib/firebase/firestore", "features/chat/CrisisLines", "features/chat/AlarmQuestion"],
  },
  CallScreen: {
    first: ["lib/firebase/auth"],
    // Nothing rings before all of the first three are here.
    later: ["calls/engine", "calls/live", "lib/firebase/firestore", "features/calls/CallBar"],
  },
  VolunteerChat: {
    first: ["lib/firebase/auth", "features/volunteers/api/approval"],
    later: [
      "lib/firebase/firestore",
      "features/desk/Desk",
      "features/desk/apiDesk",
      "features/desk/apiRecord",
      "features/desk/offers/apiOffers",
      "features/calls/listener/ListenerCalls",
      "calls/engine",
      "calls/live",
      "conversation/live",
    ],
  },
};
