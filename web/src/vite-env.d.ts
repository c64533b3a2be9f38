/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Switches App Check on, in the pages, the policy and the functions (docs/deploy.md). */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** Where the site is reached, for canonical addresses; without a slash at the end. */
  readonly VITE_SITE_ORIGIN?: string;
  /** Development only: THODU_PORT_OFFSET of the suite to talk to. */
  readonly VITE_PORT_OFFSET?: string;
}
