import * as z from "zod/mini";
import { writtenLine } from "../text";

/** An e-mail address, at most 254 characters (RFC 5321). */
export const emailAddress = z.string().check(z.trim(), z.maxLength(254), z.email());
export const personName = writtenLine(100);

const required = z.string().check(z.minLength(1));

export const loginForm = z.object({ email: emailAddress, password: required });
export type LoginForm = z.infer<typeof loginForm>;

/**
 * Spec section 5: all four fields are required; different passwords give 'Passwords do not match' at the confirmation.
 */
export const signupForm = z
  .object({ fullName: personName, email: emailAddress, password: required, confirmPassword: required })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ["confirmPassword"],
      error: "passwords-differ",
    }),
  );
export type SignupForm = z.infer<typeof signupForm>;

/** Spec section 5: no other rule for the password. */
export const volunteerSignupForm = z.object({ email: emailAddress, password: required });

export const deletionForm = z.object({ currentPassword: required });

/** Spec section 5: the new password and its confirmation match. */
export const passwordChangeForm = z
  .object({ currentPassword: required, newPassword: required, confirmPassword: required })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      path: ["confirmPassword"],
      error: "passwords-differ",
    }),
  );

/** Name and e-mail of an account; the password is required if the e-mail differs from `stored`. */
export const detailsForm = (stored: string) =>
  z.object({ fullName: personName, email: emailAddress, currentPassword: z.string() }).check(
    z.refine((form) => form.email === stored || form.currentPassword !== "", {
      path: ["currentPassword"],
      error: "needed",
    }),
  );
