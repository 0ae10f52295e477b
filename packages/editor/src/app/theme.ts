export type Theme = 'light' | 'dark' | 'system';

const KEY = 'vitrine-admin:theme';

/** Kept in this browser; a browser that keeps nothing has the system's. */
export function setTheme(theme: Theme): void {
  show(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage is off or full: the colours hold until the page is left.
  }
}

export function startTheme(): void {
  try {
    show((localStorage.getItem(KEY) ?? 'system') as Theme);
  } catch {
    show('system');
  }
}

function show(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
}
