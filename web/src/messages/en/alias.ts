export const title = "What listeners see";
export const text = "Volunteers never see your name or your email. They see this picture and this name, made for you.";
/** For a listener: colleagues see their name. */
export const colleaguesSee = (name: string): string =>
  `The people you listen to see neither your name nor your email. The team and other listeners see this name: ${name}.`;
export const colleaguesSeeNone =
  "The people you listen to see neither your name nor your email. The team and other listeners see the name in ‘My profile’; yours is empty.";
export const myProfile = "My profile";
export const asCustomer =
  "If you write to a volunteer yourself, they see only this picture and this name, made for you.";
