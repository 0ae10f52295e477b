import { Module } from '@vitrine/react';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    readonly modules: readonly unknown[];
    /** Players that were handed over, and errors. */
    readonly told: string[];
  }
}

/** A page of React with two modules, of which the first can be exchanged and taken away. */
function App() {
  const [shown, show] = useState(0);
  return (
    <StrictMode>
      <button type="button" onClick={() => show(shown + 1)}>
        Another
      </button>
      {shown < 2 && (
        <Module
          document={window.modules[shown]}
          nowMs={0}
          onPlayer={({ module }) => void window.told.push(module.id)}
          onError={(error) => void window.told.push(String(error))}
        />
      )}
      <Module document={window.modules[0]} nowMs={0} />
    </StrictMode>
  );
}

hydrateRoot(document.getElementById('root') as HTMLElement, <App />);
