import type { Family } from './shaderOf.ts';

/**
 * What each family does with the two pictures, in GLSL: `uv` is the place (0/0 top left), `p` the progress, `before(uv)`
 * and `after(uv)` the pictures, mirrored beyond their edges; `amount` the intensity, `turns` quarter turns, `way` which
 * way it goes, `aspect` width by height.
 */
export const FAMILIES: Readonly<Record<Family, string>> = {
  fade: 'return mix(before(uv), after(uv), p);',

  slide: `
    vec2 at = uv + way * p;
    bool isLeft = at.x >= 0.0 && at.x <= 1.0 && at.y >= 0.0 && at.y <= 1.0;
    return isLeft ? before(at) : after(at - way);`,

  zoom: `
    float depth = 1.0 + 2.0 * amount;
    vec2 gone = (uv - 0.5) / mix(1.0, depth, p) + 0.5;
    vec2 come = (uv - 0.5) * mix(depth, 1.0, p) + 0.5;
    return mix(before(gone), after(come), smoothstep(0.3, 0.7, p));`,

  cut: `
    vec2 along = normalize(vec2(1.0, 0.6));
    vec2 across = vec2(-along.y, along.x);
    float side = sign(dot(uv - 0.5, across));
    vec2 at = uv - side * along * p * 1.6;
    bool isGone = at.x < 0.0 || at.x > 1.0 || at.y < 0.0 || at.y > 1.0;
    return isGone ? after(mix(vec2(0.5), uv, mix(0.9, 1.0, p))) : before(at);`,

  wipe: `
    float soft = mix(0.02, 0.35, amount);
    float place = dot(uv - 0.5, -way) / (abs(way.x) + abs(way.y)) + 0.5;
    float edge = p * (1.0 + soft);
    return mix(after(uv), before(uv), smoothstep(edge - soft, edge, place));`,

  tiles: `
    vec2 count = vec2(floor(6.0 + 10.0 * amount) * aspect, floor(6.0 + 10.0 * amount));
    vec2 cell = floor(uv * count);
    vec2 inside = abs(fract(uv * count) - 0.5) * 2.0;
    float from = hash(cell) * 0.6;
    float grown = smoothstep(from, from + 0.4, p);
    return max(inside.x, inside.y) < grown ? after(uv) : before(uv);`,

  ripple: `
    vec2 out1 = (uv - 0.5) * vec2(aspect, 1.0);
    float far = length(out1);
    float wave = sin(far * 40.0 - p * 18.0) * 0.06 * amount * sin(p * PI);
    vec2 shift = far > 0.0 ? out1 / far * wave : vec2(0.0);
    return mix(before(uv + shift), after(uv + shift), smoothstep(0.0, 1.0, p * 1.6 - far * 0.6));`,

  distortion: `
    vec2 flow = vec2(noise(uv * 4.0), noise(uv * 4.0 + 17.0)) - 0.5;
    vec2 gone = uv + (flow + way * 0.3) * p * amount;
    vec2 come = uv - (flow + way * 0.3) * (1.0 - p) * amount;
    return mix(before(gone), after(come), smoothstep(0.25, 0.75, p));`,

  burn: `
    float fuel = noise(uv * vec2(aspect, 1.0) * 5.0) * 0.7 + noise(uv * 19.0) * 0.3;
    float edge = p * 1.3 - 0.15;
    float burnt = smoothstep(edge - 0.02, edge + 0.02, fuel);
    float glow = (1.0 - smoothstep(0.0, 0.12, abs(fuel - edge))) * sin(p * PI);
    vec4 shown = mix(after(uv), before(uv), burnt);
    return vec4(shown.rgb + vec3(1.0, 0.45, 0.1) * glow * (0.4 + amount), max(shown.a, glow));`,

  blinds: `
    float count = floor(6.0 + 12.0 * amount);
    float place = fract(dot(uv, abs(way)) * count);
    bool isForward = way.x + way.y > 0.0;
    return (isForward ? place : 1.0 - place) < p ? after(uv) : before(uv);`,

  spin: `
    float angle = turns * PI * 0.5;
    vec2 gone = turned(uv, angle * p, mix(1.0, 0.6 - 0.3 * amount, p));
    vec2 come = turned(uv, angle * (p - 1.0), mix(0.6 - 0.3 * amount, 1.0, p));
    return mix(before(gone), after(come), smoothstep(0.35, 0.65, p));`,

  rings: `
    float ring = floor(length((uv - 0.5) * vec2(aspect, 1.0)) * (6.0 + 6.0 * amount));
    float from = ring / 16.0;
    float own = smoothstep(from * 0.5, from * 0.5 + 0.5, p);
    float angle = (mod(ring, 2.0) * 2.0 - 1.0) * PI * amount;
    vec4 gone = before(turned(uv, angle * own, 1.0));
    vec4 come = after(turned(uv, angle * (own - 1.0), 1.0));
    return mix(gone, come, smoothstep(0.3, 0.7, own));`,
};
