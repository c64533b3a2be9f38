import { goPremium, yourPlan } from '@messages/bars';
import { useMonthlyPlan } from '../../lib/conversation/useRights';

/** What the link to the plans says: nobody who has a monthly plan is asked to get one. */
export const PlanWords = () => (useMonthlyPlan() === null ? goPremium : yourPlan);
