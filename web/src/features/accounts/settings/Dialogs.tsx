import { FeedbackDialog } from "./FeedbackDialog";
import { PrivacyDialog } from "./PrivacyDialog";

interface DialogsProps {
  readonly uid: string | null;
  readonly open: "privacy" | "feedback" | null;
  readonly onClose: () => void;
}

/** The dialogs that the buttons of Settings open. */
export const Dialogs = ({ uid, open, onClose }: DialogsProps) => (
  <>
    <PrivacyDialog uid={uid} open={open === "privacy"} onClose={onClose} />
    <FeedbackDialog open={open === "feedback"} onClose={onClose} />
  </>
);
