import { thumbUrl, whenPictureFails } from '../markup/itemPicture.ts';
import type { DrawnModule } from '../score/DrawnModule.ts';

interface PictureProbes {
  /** Looks after the nodes that show a slide now, by its key, and no others. */
  follow(nodes: ReadonlyMap<string, HTMLElement>): void;
  end(): void;
}

/** Thumbnails that fail give way to what there is instead of them. */
export function createPictureProbes(pictureOf: DrawnModule['picture']): PictureProbes {
  const probes = new Map<HTMLElement, () => void>();
  function keep(nodes: ReadonlySet<HTMLElement>): void {
    for (const [node, stop] of probes) {
      if (nodes.has(node)) continue;
      stop();
      probes.delete(node);
    }
  }
  return {
    follow(nodes) {
      keep(new Set(nodes.values()));
      for (const [key, node] of nodes) {
        const [thumbnail, instead] = pictureOf(key) ?? [];
        if (thumbnail === undefined || instead === undefined || probes.has(node)) continue;
        const giveWay = (): void => node.style.setProperty('--thumb', thumbUrl(instead));
        probes.set(node, whenPictureFails(thumbnail, giveWay));
      }
    },
    end: () => keep(new Set()),
  };
}
