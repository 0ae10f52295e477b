import { CircleUser, CommandIcon, ExternalLink, MenuIcon } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { mayRun } from '../commands/Command.ts';
import { useCommands } from '../commands/Commands.tsx';
import { Keys } from '../commands/Keys.tsx';
import { useSession } from '../session/Session.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { fetchAhead } from './fetchAhead.ts';
import { screens } from './screens.ts';

const GROUPS = ['start', 'shop', 'content', 'people', 'settings'] as const;
/** In the menu of whoever is logged in. */
const OWN = new Set(['light', 'dark', 'as-system', 'shortcuts', 'log-out']);

/** What stands around every screen. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { t, user } = session;
  const { all, run } = useCommands();
  const [path] = useLocation();
  // Whoever has chosen a place sees it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const content = useRef<HTMLElement>(null);
  const side = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    // The menu may be longer than the page is high.
    side.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    // Another screen is read from its beginning, and who works by keys is in it, not in what was left.
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [path]);
  const palette = all.find(({ id }) => id === 'palette');
  const own = all.filter(({ id }) => OWN.has(id));
  return (
    <div className="shell">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <header className="top">
        <Button className="icon-button narrow" aria-label={t('menu')} onPress={() => setOpenAt(path)}>
          <MenuIcon size={20} />
        </Button>
        <strong className="grow">{session.me.shop.title}</strong>
        {palette && (
          <Button className="action action-quiet" onPress={() => run(palette)}>
            <CommandIcon size={16} aria-hidden="true" />
            <span className="wide">{t('findCommand')}</span>
            <Keys shortcut="$mod+k" />
          </Button>
        )}
        <a className="action action-quiet" href="/" aria-label={t('site')}>
          <ExternalLink size={16} aria-hidden="true" />
        </a>
        <MenuTrigger>
          <Button className="action action-quiet">
            <CircleUser size={18} aria-hidden="true" />
            <span className="wide">{user.displayName}</span>
          </Button>
          <Popover className="popover" placement="bottom end">
            <Menu
              className="options"
              items={own}
              onAction={(id) => {
                const chosen = own.find((command) => command.id === id);
                if (chosen) run(chosen);
              }}
            >
              {(command) => (
                <MenuItem className="option" id={command.id} textValue={command.name(session)}>
                  <command.icon size={16} aria-hidden="true" />
                  <span className="grow">{command.name(session)}</span>
                </MenuItem>
              )}
            </Menu>
          </Popover>
        </MenuTrigger>
      </header>
      <nav ref={side} className="side" aria-label={t('menu')}>
        <Places />
      </nav>
      <Sheet isOpen={openAt === path} onClose={() => setOpenAt(null)} label={t('menu')} className="drawer">
        <nav aria-label={t('menu')}>
          <Places />
        </nav>
      </Sheet>
      <main ref={content} id="content" className="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

/** The menu: what one's rights allow. */
const Places = memo(function Places() {
  const session = useSession();
  const [path] = useLocation();
  const isHere = (place: string): boolean => (place === '/' ? path === '/' : path.startsWith(place));
  return GROUPS.map((group) => (
    <ul key={group} className="places">
      {screens
        .filter((screen) => screen.group === group && mayRun(session, screen))
        .map((screen) => (
          <li key={screen.id}>
            <Link
              href={screen.path}
              onPointerEnter={() => fetchAhead(screen.path)}
              onFocus={() => fetchAhead(screen.path)}
              className="place"
              aria-current={isHere(screen.path) ? 'page' : undefined}
            >
              <screen.icon size={18} aria-hidden="true" />
              {session.t(screen.name)}
            </Link>
          </li>
        ))}
    </ul>
  ));
});
