import { useState, type ReactNode } from "react";
import { toast } from "../lib/toast";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { Ghosts } from "../conversation/view/Ghosts";
import { TypingHint } from "../conversation/view/TypingHint";
import { Dialog } from "../ui/Dialog";
import { Empty } from "../ui/Empty";
import { Checkbox, PasswordField, Switch, TextArea, TextField } from "../ui/form/Field";
import {
  AlertIcon,
  ChatIcon,
  CheckIcon,
  CloseIcon,
  ExitIcon,
  GearIcon,
  HandsIcon,
  LampIcon,
  MenuIcon,
  PersonIcon,
  PhoneIcon,
} from "../ui/icons";
import { Chai } from "../ui/illustrations/Chai";
import { Dog } from "../ui/illustrations/Dog";
import { Lamp } from "../ui/illustrations/Lamp";
import { Path } from "../ui/illustrations/Path";
import { Postbox } from "../ui/illustrations/Postbox";
import { Verandah } from "../ui/illustrations/Verandah";
import { Notice } from "../ui/Notice";
import { Skeleton } from "../ui/Skeleton";

const grounds = [
  "paper",
  "surface",
  "sunken",
  "raised",
  "action",
  "marigold",
  "marigold-soft",
  "night",
  "mine",
  "theirs",
  "danger-soft",
  "good-soft",
];
const looks = [undefined, "outline", "quiet", "warm", "danger"] as const;
const icons = [
  AlertIcon,
  ChatIcon,
  CheckIcon,
  CloseIcon,
  ExitIcon,
  GearIcon,
  HandsIcon,
  LampIcon,
  MenuIcon,
  PersonIcon,
  PhoneIcon,
];
const LitLamp = () => <Lamp step={2} />;
const pictures = [Chai, Dog, LitLamp, Path, Postbox, Verandah];

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="stack">
    <h2>{title}</h2>
    {children}
  </section>
);

/** Every primitive of `ui` on one page, only on the development server: /design. */
export function Gallery() {
  const [open, setOpen] = useState(false);
  const [on, setOn] = useState(true);
  return (
    <div className="stack stack--wide">
      <h1>Design system</h1>
      <Part title="Colour">
        <ul role="list" className="grid">
          {grounds.map((name) => (
            <li key={name} className="card" style={{ background: `var(--${name})` }}>
              <code style={{ background: "var(--paper)", color: "var(--ink)" }}>--{name}</code>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        <p className="lead">Lead: someone beside you.</p>
        <p>Body: మీరు ఒంటరిగా లేరు. आप अकेले नहीं हैं। You are not alone.</p>
        <p className="soft small">Soft and small.</p>
      </Part>
      <Part title="Buttons">
        {[false, true].map((busy) => (
          <p key={String(busy)} className="row">
            {looks.map((look) => (
              <Button key={look ?? "plain"} look={look} busy={busy}>
                {look ?? "plain"}
              </Button>
            ))}
            <Button small busy={busy}>
              small
            </Button>
          </p>
        ))}
      </Part>
      <Part title="Fields">
        <div className="narrow stack">
          <TextField label="Name" help="As you want to be called." defaultValue="Asha" />
          <TextField label="Email" error="Please write an email address." defaultValue="asha" />
          <PasswordField label="Password" />
          <TextArea label="Issue" rows={4} />
          <Checkbox label="Unread only" />
          <Switch label="Dark Mode" help="Easier on the eyes at night." on={on} onChange={setOn} />
        </div>
      </Part>
      <Part title="Notices, toasts and dialogs">
        <Notice>Plain: something to know.</Notice>
        <Notice kind="good">Good: it worked.</Notice>
        <Notice kind="trouble">Trouble: it did not, and what to do now.</Notice>
        <p className="row">
          <Button onClick={() => toast("status", "A status")}>Status toast</Button>
          <Button onClick={() => toast("alert", "An alert")}>Alert toast</Button>
          <Button onClick={() => setOpen(true)}>Dialog</Button>
        </p>
        <Dialog open={open} title="A dialog" onClose={() => setOpen(false)}>
          <p>On the browser’s own dialog.</p>
        </Dialog>
      </Part>
      <Part title="Waiting and empty">
        <Skeleton label="Loading" />
        <Ghosts words="This is taking longer than usual." />
        <TypingHint words="Volunteer is typing..." />
        <Empty words="Nothing here yet." />
      </Part>
      <Part title="Cards, icons and pictures">
        <Card>
          <p className="row">
            {icons.map((Icon) => (
              <Icon key={Icon.name} />
            ))}
          </p>
        </Card>
        <div className="grid">
          {pictures.map((Picture) => (
            <Picture key={Picture.name} />
          ))}
        </div>
      </Part>
    </div>
  );
}
