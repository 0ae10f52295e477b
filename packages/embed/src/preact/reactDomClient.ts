import { type ComponentChild, render } from 'preact';

interface Root {
  render(view: ComponentChild): void;
  unmount(): void;
}

/** What is drawn into an element, and taken out of it again. */
export const createRoot = (container: Element): Root => ({
  render: (view) => render(view, container),
  unmount: () => render(null, container),
});
