interface Group {
  readonly name: string;
  readonly test: RegExp;
  readonly priority: number;
}

const own = (path: string): RegExp => new RegExp(`/(?:web/src|domain/src|node_modules)/(?:${path})`);

const common =
  "calls/held\\.ts|lib/(?:formStore|hint|locale|storage|tabTitle|theme|toast|toasts/rules|tools)\\.ts|messages/\\w+/(?:locale|logout|toast)\\.ts|(?:brand|time)\\.ts";

const shell = [
  "app/(?!choices|guarded|main|ready|screens)",
  "calls/(?:elsewhere|leave|state)\\.",
  "backoff\\.",
  "conversation/(?:useOpenQuery|useRights|useSummary)\\.",
  "features/admin/keys\\.",
  "lib/(?:firebase|firebase/project|path|quickExit|reach|router|serverClock|session|useLive|useLoadedPart|useTheme)\\.",
  "lib/hooks/(?:useHydrated|useOnline|useSlow|useVisible)\\.",
  "messages/\\w+/(?:bars|broken|footer|lifeline|offline|titles)\\.",
  "plans/(?:covers|right)\\.",
  "ui/(?:Button|ExitLink|LiveRegion|Mark|barIcons|elsewhere)\\.",
];

/**
 * Few files instead of many small ones: modules that are always loaded together compress better together. What is not
 * named here is split by use.
 */
export const groups: Group[] = [
  { name: "vendor", test: own("(?:@remix-run|react|react-dom|react-router|react-router-dom|scheduler)/"), priority: 3 },
  // Shared by the static pages and the app: nothing of React, nothing of Firebase.
  {
    name: "common",
    test: new RegExp(`${own(common).source}|^\\0vite/preload-helper`),
    priority: 2,
  },
  // The frame of every screen.
  { name: "shell", test: own(shell.join("|")), priority: 1 },
  // What a conversation needs before its first message can be written.
  {
    name: "talk",
    test: own("conversation/drafts\\.|conversation/view/Composer\\.|chat/limits\\.|visible\\.ts"),
    priority: 1,
  },
  // What a form needs before it can be filled in. Its schema and the schema library are loaded later.
  {
    name: "form",
    test: own("lib/(?:formDrafts|useFormDraft)|ui/form/(?!Field|resolve\\.|jitless\\.)|react-hook-form/"),
    priority: 1,
  },
  // Fields and notices are also used outside of forms.
  { name: "fields", test: own("ui/form/Field|ui/Notice|messages/\\w+/forms\\."), priority: 1 },
];
