import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startTheme } from './app/theme.ts';
import './ui/admin.css';

startTheme();
const root = document.getElementById('admin');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
