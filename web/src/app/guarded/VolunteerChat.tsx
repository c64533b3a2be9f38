import { DeskScreen } from '../../features/desk/DeskScreen';
import { VolunteerGuard } from '../../features/volunteers/VolunteerGuard';

export const VolunteerChat = () => (
  <VolunteerGuard>
    <DeskScreen />
  </VolunteerGuard>
);
