import type { ComponentType } from "react";

type Load = () => Promise<ComponentType>;

/** Every path that the app itself shows, each loaded when it is first gone to. */
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
  "/go-premium": async () => (await import("../features/plans/GoPremiumScreen")).GoPremiumScreen,
  "/request-help": async () => (await import("../features/matching/RequestHelpScreen")).RequestHelpScreen,
  "/volunteer-login": async () => (await import("../features/volunteers/VolunteerLoginScreen")).VolunteerLoginScreen,
  "/volunteer-signup": async () => (await import("../features/volunteers/VolunteerSignupScreen")).VolunteerSignupScreen,
  "/volunteer-home": async () => (await import("./guarded/VolunteerHome")).VolunteerHome,
  "/volunteer-chat": async () => (await import("./guarded/VolunteerChat")).VolunteerChat,
  "/volunteer-profile": async () => (await import("./guarded/VolunteerProfile")).VolunteerProfile,
  "/admin": async () => (await import("./guarded/Admin")).Admin,
};
