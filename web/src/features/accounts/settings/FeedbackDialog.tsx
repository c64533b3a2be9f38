import { useState } from 'react';
import { brand } from '@thodu/domain/brand';
import { needed } from '@messages/forms';
import * as t from '@messages/settings';
import { mailLink } from '../../../lib/mail';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TextArea } from '../../../ui/form/Field';

interface FeedbackDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Feedback goes by the reader's own mail, so that they know what was sent and can be answered. */
export const FeedbackDialog = ({ open, onClose }: FeedbackDialogProps) => (
  <Dialog open={open} title={t.feedbackTitle} onClose={onClose}>
    <Feedback onDone={onClose} />
  </Dialog>
);

function Feedback({ onDone }: { readonly onDone: () => void }) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const empty = text.trim() === '';
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (empty) return;
        location.assign(mailLink(brand.supportEmail, t.feedbackSubject, text));
        onDone();
      }}
    >
      <p>{t.feedbackText}</p>
      <TextArea
        label={t.feedbackField}
        name="feedback"
        value={text}
        error={tried && empty ? needed : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="dialog__actions">
        <Button type="submit">{t.feedbackSend}</Button>
      </div>
    </form>
  );
}
