import { volunteerProfile } from '@thodu/domain/volunteers/model';
import * as z from 'zod/mini';

const unlessBlank = <S extends z.ZodMiniType<string | undefined, string | undefined>>(schema: S) =>
  z.pipe(
    z.transform((text: string) => (text.trim() === '' ? undefined : text)),
    schema,
  );

const { name, phone, bio, experience } = volunteerProfile.shape;

/** The profile as it is typed: fields left blank are not told to the server. */
export const profileForm = z.object({
  name: unlessBlank(name),
  phone: unlessBlank(phone),
  bio: unlessBlank(bio),
  experience: unlessBlank(experience),
});
