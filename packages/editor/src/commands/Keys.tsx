const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);
const NAMES: Readonly<Record<string, string>> = { $mod: IS_MAC ? '⌘' : 'Ctrl', 'Shift+?': '?' };

/** The keys of a shortcut, as they are written on a keyboard. */
export const Keys = ({ shortcut }: { readonly shortcut: string }) => (
  <span className="keys">
    {(NAMES[shortcut] ?? shortcut).split(/[ +]/).map((key) => (
      <kbd key={key}>{NAMES[key] ?? key.toUpperCase()}</kbd>
    ))}
  </span>
);
