'use client';
import type { PrecompiledModule as Precompiled } from '@vitrine/compile/server';
import { playScore, tendModule } from '@vitrine/player';
import { type ReactElement, useMemo } from 'react';
import { type HostedFrame, type HostProps, ModuleHost } from './ModuleHost.tsx';

export interface PrecompiledModuleProps extends HostProps {
  /** What `precompileModule` of `@vitrine/compile/server` has made: plain data, from a server component, a loader or a build. */
  readonly compiled: Precompiled;
}

/** A module that was compiled elsewhere, for React pages: it is taken over as it stands and played. Nothing here reads documents. */
export function PrecompiledModule({ compiled, ...props }: PrecompiledModuleProps): ReactElement {
  const frame = useMemo((): HostedFrame => {
    const { attributes, html, css, settings, score } = compiled;
    return {
      attributes,
      html,
      css,
      play: (host, options) =>
        score ? playScore(host, score, options) : Promise.resolve(tendModule(host, settings)),
    };
  }, [compiled]);
  return <ModuleHost frame={frame} fonts={compiled.fonts} {...props} />;
}
