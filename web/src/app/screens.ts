import type { ComponentType } from "react";
import { sectionKeys } from "../features/admin/keys";

type Load = () => Promise<ComponentType>;

const admin: Load = async () => (await import("./guarded/Admin")).Admin;

/** The paths that the app itself shows, each loaded when it is first visited. */
export const screens: Readonly<Record<string, Load>> = {
  "/login": async () => (await import("../features/accounts/LoginScreen")).LoginScreen,
  "/signup": async () => (await import("../features/accounts/SignupScreen")).SignupScreen,
  "/dashboard": async () => (await import("./guarded/Dashboard")).Dashboard,
  "/profile": async () => (await import("./guarded/Profile")).Profile,
  "/settings": async () => (await import("./guarded/Settings")).Settings,
  "/chat": async () => (await import("../features/chat/ChatScreen")).ChatScreen,
  "/call": async () => (await import("../features/calls/CallScreen")).CallScreen,
  "/therapy": async () => (await import("../features/appointments/TherapyScreen")).TherapyScreen,
  "/appointment": async () => (await import("../features/appointments/AnswerScreen")).AnswerScreen,
  "/support": async () => (await import("../features/support/SupportScreen")).SupportScreen,
  "/notifications": async () => (await import("../features/notifications/NotificationsScreen")).NotificationsScreen,
  "/go-premium": async () => (await import("./guarded/GoPremium")).GoPremium,
  "/request-help": async () => (await import("../features/matching/RequestHelpScreen")).RequestHelpScreen,
  "/volunteer-login": async () => (await import("../features/volunteers/VolunteerLoginScreen")).VolunteerLoginScreen,
  "/volunteer-signup": async () => (await import("../features/volunteers/VolunteerSignupScreen")).VolunteerSignupScreen,
  "/volunteer-home": async () => (await import("./guarded/VolunteerHome")).VolunteerHome,
  "/volunteer-chat": async () => (await import("./guarded/VolunteerChat")).VolunteerChat,
  "/volunteer-profile": async () => (await import("./guarded/VolunteerProfile")).VolunteerProfile,
  "/volunteer-on-call": async () => (await import("./guarded/OnCall")).OnCall,
  "/volunteer-application": async () => (await import("./guarded/VolunteerApplication")).VolunteerApplication,
  "/volunteer-shifts": async () => (await import("./guarded/Shifts")).Shifts,
  "/standby": async () => (await import("./guarded/Standby")).Standby,
  "/admin": admin,
  // One screen with a page for each section, because the host chooses the language of pages but not of rewrites.
  ...Object.fromEntries(sectionKeys.map((key) => [`/admin/${key}`, admin])),
};
