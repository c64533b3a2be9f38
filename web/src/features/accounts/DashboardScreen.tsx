import { brand } from '@thodu/domain/brand';
import * as t from '@messages/dashboard';
import { ButtonLink } from '../../ui/Button';
import { Sidebar } from './Sidebar';
import './dashboard.css';

const ways = [
  { name: 'call', to: '/call', title: t.callTitle, text: t.callText, button: t.callNow },
  { name: 'chat', to: '/chat', title: t.chatTitle, text: t.chatText, button: t.chatNow },
  { name: 'therapy', to: '/therapy', title: t.therapyTitle, text: t.therapyText, button: t.requestHelp },
] as const;

export function DashboardScreen({ onLogout }: { readonly onLogout: () => void }) {
  return (
    <div className="dashboard">
      <Sidebar onLogout={onLogout} />
      <div className="dashboard__content">
        <h1>{t.welcome(brand.name)}</h1>
        <p className="lead">{t.lead}</p>
        <ul role="list" className="dashboard__ways">
          {ways.map(({ name, to, title, text, button }) => (
            <li key={name} className="way">
              <img className={`way__picture way__picture--${name}`} src={`/art/${name}.svg`} alt="" width="320" height="200" />
              <div className="way__words">
                <h2>{title}</h2>
                <p>{text}</p>
                <ButtonLink to={to} look={name === 'chat' ? undefined : 'outline'}>
                  {button}
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
