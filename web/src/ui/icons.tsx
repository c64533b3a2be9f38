import { Icon, type Size } from "./barIcons";

export { ExitIcon, LampIcon, MenuIcon, PhoneIcon } from "./barIcons";

export const ChatIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M12 4.5c4.9 0 8.5 3 8.5 7s-3.6 7-8.5 7c-1 0-2-.1-2.9-.4L4.8 20l.9-3.5c-1.4-1.3-2.2-3-2.2-5 0-4 3.6-7 8.5-7Z" />
    <path d="M8.5 11.6h.01M12 11.6h.01M15.5 11.6h.01" strokeWidth="2.4" />
  </Icon>
);

export const HandsIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M12 10.2c-1.7-2.9-5.2-2.1-5.2.7 0 2.3 2.7 3.9 5.2 5.6 2.5-1.7 5.2-3.3 5.2-5.6 0-2.8-3.5-3.6-5.2-.7Z" />
    <path d="M3.2 15.5c.9 2.7 3.5 4.6 6.3 5M20.8 15.5c-.9 2.7-3.5 4.6-6.3 5" />
  </Icon>
);

export const PersonIcon = (size: Size) => (
  <Icon {...size}>
    <circle cx="12" cy="8" r="3.6" />
    <path d="M4.8 20c.6-4 3.4-6.2 7.2-6.2s6.6 2.2 7.2 6.2" />
  </Icon>
);

export const GearIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M4 7h8.5M17.5 7H20M4 17h2.5M11.5 17H20" />
    <circle cx="15" cy="7" r="2.5" />
    <circle cx="9" cy="17" r="2.5" />
  </Icon>
);

export const CloseIcon = (size: Size) => (
  <Icon {...size}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const CheckIcon = (size: Size) => (
  <Icon {...size}>
    <path d="m4.5 12.8 4.8 4.7L19.5 7" />
  </Icon>
);

export const AlertIcon = (size: Size) => (
  <Icon {...size}>
    <path d="M12 4 2.9 19.5h18.2L12 4ZM12 10v4.5M12 17.2v.01" />
  </Icon>
);
