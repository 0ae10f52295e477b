import { FAMILIES } from './families.ts';
import type { Shader } from './shaderOf.ts';

/** A canvas that shows one picture becoming another. */
export interface Screen {
  readonly canvas: HTMLCanvasElement;
  /** False when the page may not look into a picture: it came from elsewhere, and nobody said that it may. */
  setPictures(before: TexImageSource, after: TexImageSource): boolean;
  draw(progress: number): void;
  dispose(): void;
}

const CORNERS = new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]);

const VERTEX = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = vec2(corner.x, -corner.y) * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

const fragment = (body: string): string => `
precision mediump float;
const float PI = 3.141592653589793;
varying vec2 place;
uniform sampler2D pictures[2];
uniform float progress, amount, turns, aspect;
uniform vec2 way;
vec2 mirrored(vec2 uv) { return abs(mod(uv + 1.0, 2.0) - 1.0); }
vec4 before(vec2 uv) { return texture2D(pictures[0], mirrored(uv)); }
vec4 after(vec2 uv) { return texture2D(pictures[1], mirrored(uv)); }
float hash(vec2 at) { return fract(sin(dot(at, vec2(41.3, 289.1))) * 43758.5453); }
float noise(vec2 at) {
  vec2 cell = floor(at);
  vec2 in1 = smoothstep(0.0, 1.0, fract(at));
  float top = mix(hash(cell), hash(cell + vec2(1.0, 0.0)), in1.x);
  float bottom = mix(hash(cell + vec2(0.0, 1.0)), hash(cell + 1.0), in1.x);
  return mix(top, bottom, in1.y);
}
vec2 turned(vec2 uv, float angle, float size) {
  vec2 at = (uv - 0.5) * vec2(aspect, 1.0) * size;
  float c = cos(angle), s = sin(angle);
  return vec2(at.x * c - at.y * s, at.x * s + at.y * c) / vec2(aspect, 1.0) + 0.5;
}
vec4 shown(vec2 uv, float p) {${body}
}
void main() { gl_FragColor = shown(place, progress); }`;

/** Null where the browser draws no such thing. */
export function createScreen(shader: Shader, width: number, height: number): Screen | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const gl = canvas.getContext('webgl', { premultipliedAlpha: true });
  const program = gl && link(gl, fragment(FAMILIES[shader.family]));
  if (!gl || !program) return null;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, CORNERS, gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  const at = (name: string): WebGLUniformLocation | null => gl.getUniformLocation(program, name);
  gl.uniform1f(at('amount'), shader.intensity);
  gl.uniform1f(at('turns'), shader.turns);
  gl.uniform1f(at('aspect'), width / height);
  gl.uniform2f(at('way'), ...shader.way);
  gl.uniform1iv(at('pictures'), [0, 1]);
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  const progress = at('progress');
  const textures = [0, 1].map((unit) => createTexture(gl, unit));
  return {
    canvas,
    setPictures(...pictures) {
      try {
        for (const [unit, picture] of pictures.entries()) {
          gl.activeTexture(gl.TEXTURE0 + unit);
          gl.bindTexture(gl.TEXTURE_2D, textures[unit] ?? null);
          gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
        }
        return true;
      } catch {
        return false;
      }
    },
    draw(now) {
      gl.uniform1f(progress, now);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    // Browsers allow few contexts at a time, and would take one from somebody else.
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function createTexture(gl: WebGLRenderingContext, unit: number): WebGLTexture | null {
  const texture = gl.createTexture();
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  return texture;
}

function link(gl: WebGLRenderingContext, source: string): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, source],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
