import type { PrecompiledModule } from '@vitrine/compile/server';
import { Module } from '@vitrine/react/compiled';
import { StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** What the page's server has compiled. */
    readonly compiled: readonly PrecompiledModule[];
  }
}

/** A page of React with one module that was compiled ahead, which can be exchanged and taken away. */
function App() {
  const [shown, show] = useState(0);
  const compiled = window.compiled[shown];
  return (
    <StrictMode>
      <button type="button" onClick={() => show(shown + 1)}>
        Another
      </button>
      {compiled && (
        <Module
          compiled={compiled}
          onPlayer={({ module }) => void window.told.push(module.id)}
          onError={(error) => void window.told.push(String(error))}
        />
      )}
    </StrictMode>
  );
}

hydrateRoot(document.getElementById('root') as HTMLElement, <App />);
