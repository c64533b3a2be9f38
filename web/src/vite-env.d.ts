/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** Switches App Check on, in the pages, the policy and the functions (docs/deploy.md). */
  readonly VITE_APP_CHECK_SITE_KEY?: string;
  /** The site's public address for canonical links, without a slash at the end. */
  readonly VITE_SITE_ORIGIN?: string;
  /** Development only: the THODU_PORT_OFFSET of the suite to use. */
  readonly VITE_PORT_OFFSET?: string;
}
