import { volunteerProfile } from "@thodu/domain/volunteers/model";
import * as z from "zod/mini";

/** A field that is blank, or contains only spaces, removes its value. */
const blankIsNothing = <S extends z.ZodMiniType<string | undefined, string | undefined>>(schema: S) =>
  z.pipe(
    z.transform((text: string): string | undefined => (text.trim() === "" ? "" : text)),
    schema,
  );

const { name, phone, bio, experience } = volunteerProfile.shape;

/** The profile as it is typed. */
export const profileForm = z.object({
  name: blankIsNothing(name),
  phone: blankIsNothing(phone),
  bio: blankIsNothing(bio),
  experience: blankIsNothing(experience),
});
