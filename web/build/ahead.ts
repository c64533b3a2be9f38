/** Modules that are loaded by import(), by their paths without the extension. */
interface Ahead {
  readonly first: readonly string[];
  /**
   * Needed only after the first ones are loaded and it is known who is signed in. They must not slow down the first
   * ones.
   */
  readonly later: readonly string[];
}

/**
 * What a screen loads by itself once it is interactive, by its component's name. Its document names these files, and
 * the screen's module loads them while the page becomes interactive: one round trip instead of one for each module that
 * imports the next. What few people open (a dialog, a limit) is not listed, except for what is needed in a crisis.
 */
export const ahead: Readonly<Record<string, Ahead>> = {
  ChatScreen: {
    first: ["features/chat/LiveChat", "lib/firebase/auth"],
    // The help lines of a crisis, and the question before, must not depend on the network at that moment, nor on the
    // site still having the files of this release.
    later: ["conversation/live", "lib/firebase/firestore", "features/chat/CrisisLines", "features/chat/AlarmQuestion"],
  },
  CallScreen: {
    first: ["lib/firebase/auth"],
    // Nothing rings before all of the first three are loaded.
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
