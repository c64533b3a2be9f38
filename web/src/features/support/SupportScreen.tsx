import * as t from '@messages/support';
import { Contact } from './Contact';
import { Faq } from './Faq';
import { Questions } from './Questions';
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
      <Questions />
      <Resources />
    </div>
  </div>
);
