export { LiveRegion } from './LiveRegion.tsx';
export { PauseButton } from './PauseButton.tsx';
