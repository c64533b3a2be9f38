/** A path on this site: one slash first, no scheme, no other host. */
export const OWN_PATH = /^\/(?![/\\])[\w/?=&.-]*$/;
