import { GoPremiumScreen } from "../../features/payments/GoPremiumScreen";
import { setPlansTitle } from "../title";

export const GoPremium = () => <GoPremiumScreen onName={setPlansTitle} />;
