import { VolunteerGuard } from '../../features/volunteers/VolunteerGuard';
import { VolunteerProfileScreen } from '../../features/volunteers/VolunteerProfileScreen';

export const VolunteerProfile = () => (
  <VolunteerGuard>
    <VolunteerProfileScreen />
  </VolunteerGuard>
);
