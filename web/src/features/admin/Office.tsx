import { AppointmentsSection } from "./appointments/AppointmentsSection";
import { OrdersSection } from "./OrdersSection";
import { TicketsSection } from "./TicketsSection";

/** What the office answers, settles and arranges; comes after the page, with its forms and the schema library. */
export const Office = () => (
  <>
    <TicketsSection />
    <OrdersSection />
    <AppointmentsSection />
  </>
);
