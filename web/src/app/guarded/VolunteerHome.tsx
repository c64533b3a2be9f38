import { CallSwitch } from '../../features/calls/listener/CallSwitch';
import { VolunteerGuard } from '../../features/volunteers/VolunteerGuard';
import { VolunteerHomeScreen } from '../../features/volunteers/VolunteerHomeScreen';

export const VolunteerHome = () => (
  <VolunteerGuard>
    <VolunteerHomeScreen />
    <CallSwitch />
  </VolunteerGuard>
);
