import * as t from '@messages/support';
import { Contact } from './Contact';
import { Faq } from './Faq';
import { Resources } from './Resources';
import './support.css';

export const SupportScreen = () => (
  <div className="support">
    <header className="stack">
      <h1>{t.heading}</h1>
      <p className="lead">{t.lead}</p>
    </header>
    <Faq />
    <div className="support__side">
      <Contact />
      <Resources />
    </div>
  </div>
);
