import type { Volunteer, VolunteerProfile } from '@thodu/domain/volunteers/model';

export const fieldNames = ['name', 'phone', 'bio', 'experience'] as const satisfies readonly (keyof VolunteerProfile)[];
type FieldName = (typeof fieldNames)[number];

export const fieldsOf = ({ name, phone, bio, experience }: Volunteer): Record<FieldName, string> => ({ name, phone, bio, experience });

/** Fields that were saved before and are blank now; the server keeps what it has. */
export const emptied = (record: Volunteer, profile: VolunteerProfile): readonly FieldName[] =>
  fieldNames.filter((field) => record[field] !== '' && profile[field] === undefined);
