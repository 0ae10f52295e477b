import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { Route, Router, Switch, useLocation } from 'wouter';
import { readMe } from '../api/api.ts';
import { createQueries, ME } from '../api/queries.ts';
import { CommandsProvider } from '../commands/Commands.tsx';
import { mayRun } from '../commands/Command.ts';
import { LogIn } from '../session/LogIn.tsx';
import { pageTexts, SessionProvider, useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';
import { Loading } from '../ui/States.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { screens } from './screens.ts';
import { Shell } from './Shell.tsx';

const BASE = '/admin';

const addressOf = (path: string): string => BASE + path;

const parts = screens.map((screen) => ({
  ...screen,
  Part: lazy(async () => ({ default: await screen.load() })),
}));

export function App() {
  const [client] = useState(createQueries);
  return (
    <QueryClientProvider client={client}>
      <I18nProvider locale={document.documentElement.lang}>
        <Router base={BASE}>
          <Entrance />
        </Router>
        <Toasts />
      </I18nProvider>
    </QueryClientProvider>
  );
}

/** Who may not come in, or not any more, sees why. */
function Entrance() {
  const t = pageTexts();
  const [, go] = useLocation();
  const { data, error, refetch } = useQuery({ queryKey: ME, queryFn: readMe });
  const me = data?.body;
  // Whoever was in, and is logged out, finds everything as it was.
  const [wasIn, setWasIn] = useState(false);
  if (me?.user && !wasIn) setWasIn(true);
  if (!me)
    return error ? (
      <main className="login">
        <div className="card" role="alert">
          <p>{t('offline')}</p>
          <Action onPress={() => void refetch()}>{t('tryAgain')}</Action>
        </div>
      </main>
    ) : (
      <p className="state">{t('loading')}</p>
    );
  if (!me.user) return <LogIn isAgain={wasIn} />;
  if (me.rights.length === 0)
    return (
      <main className="login">
        <div className="card">
          <p>{t('notAllowed')}</p>
          <a href="/">{t('toShop')}</a>
        </div>
      </main>
    );
  return (
    <SessionProvider me={me}>
      <RouterProvider navigate={go} useHref={addressOf}>
        <CommandsProvider>
          <Shell>
            <Screens />
          </Shell>
        </CommandsProvider>
      </RouterProvider>
    </SessionProvider>
  );
}

function Screens() {
  const session = useSession();
  return (
    <Switch>
      {parts.map(({ id, path, right, Part }) => (
        <Route key={id} path={path}>
          {mayRun(session, { right }) ? (
            // Each waits for its own file: within one that waits for all, the screen before would go on reading what it shows.
            <Suspense fallback={<Loading />}>
              <Part />
            </Suspense>
          ) : (
            <Nowhere reason={session.t('notYours')} />
          )}
        </Route>
      ))}
      <Route>
        <Nowhere reason={session.t('nowhere')} />
      </Route>
    </Switch>
  );
}

/** An address that leads to nothing, or to nothing of one's own. */
function Nowhere({ reason }: { readonly reason: string }) {
  const { t } = useSession();
  return (
    <div className="state">
      <p>{reason}</p>
      <a href={BASE}>{t('toStart')}</a>
    </div>
  );
}
