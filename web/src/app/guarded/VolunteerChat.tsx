import { DeskScreen } from '../../features/desk/DeskScreen';
import { VolunteerGuard } from '../../features/volunteers/VolunteerGuard';
import { VolunteerCalls } from './VolunteerCalls';

export const VolunteerChat = () => (
  <VolunteerGuard>
    <DeskScreen />
    <VolunteerCalls />
  </VolunteerGuard>
);
