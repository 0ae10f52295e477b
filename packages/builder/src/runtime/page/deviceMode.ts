import { listen } from '@vitrine/browser';
import type { Breakpoints } from '../breakpoints/Breakpoints.ts';

export interface DeviceMode {
  current(): string;
}

/**
 * The device in hand, which the body names. The page's own style sheet decides, by what it writes into a hidden element; where it writes
 * nothing, the breakpoints do.
 */
export function startDeviceMode(breakpoints: Breakpoints): DeviceMode {
  const probe = document.createElement('span');
  probe.id = 'elementor-device-mode';
  probe.className = 'elementor-screen-only';
  document.body.append(probe);
  const read = (): string => {
    const { content } = getComputedStyle(probe, '::after');
    return /^"([\w-]+)"$/.exec(content)?.[1] ?? breakpoints.deviceAt(innerWidth);
  };
  let device = read();
  const tell = (): void => {
    device = read();
    document.body.dataset['elementorDeviceMode'] = device;
  };
  tell();
  listen(window, 'resize', tell);
  return { current: () => device };
}
