import type { Volunteer, VolunteerProfile } from "@thodu/domain/volunteers/model";

export const fieldNames = ["name", "phone", "bio", "experience"] as const satisfies readonly (keyof VolunteerProfile)[];
type FieldName = (typeof fieldNames)[number];

export const fieldsOf = ({ name, phone, bio, experience }: Volunteer): Record<FieldName, string> => ({
  name,
  phone,
  bio,
  experience,
});
