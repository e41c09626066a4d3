// Wood, drawn in code: grain for what is painted, planks for the table. The same numbers every time, so the same wood.

import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

/** Numbers between 0 and 1 that look like chance. */
function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  return [canvas, canvas.getContext('2d')!];
}

function textureOf(canvas: HTMLCanvasElement, anisotropy = 1): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = anisotropy;
  return texture;
}

/** Long fibres in a rectangle, dark and light, with a slow wave. */
function fibres(draw: CanvasRenderingContext2D, { x, y, width, height, count, lot, strength }: { x: number; y: number; width: number; height: number; count: number; lot: () => number; strength: number }): void {
  draw.save();
  draw.beginPath();
  draw.rect(x, y, width, height);
  draw.clip();
  for (let fibre = 0; fibre < count; fibre += 1) {
    const top = y + lot() * height;
    const [from, length] = [x - 40 + lot() * width, 60 + lot() * width];
    const [wave, high] = [60 + lot() * 160, 1 + lot() * 3.5];
    draw.strokeStyle = lot() < 0.7 ? `rgb(70 35 10 / ${strength * (0.25 + lot() * 0.75)})` : `rgb(255 240 210 / ${strength * (0.2 + lot() * 0.6)})`;
    draw.lineWidth = 0.5 + lot() * 1.6;
    draw.beginPath();
    for (let at = 0; at <= length; at += 8) draw.lineTo(from + at, top + Math.sin((from + at) / wave) * high);
    draw.stroke();
  }
  draw.restore();
}

/** The grain of painted beech: nearly white, to be tinted. */
export function grain(seed: number): Texture {
  const [canvas, draw] = canvasOf(256, 256);
  draw.fillStyle = '#f6f1ea';
  draw.fillRect(0, 0, 256, 256);
  fibres(draw, { x: 0, y: 0, width: 256, height: 256, count: 170, lot: lots(seed), strength: 0.16 });
  return textureOf(canvas);
}

/** How long the table's pattern is before it comes again (mm). */
export const TABLE_TILE = 960;

/** The planks of the table, along the way of the wheel; the more `anisotropy`, the finer far away. */
export function planks(anisotropy: number): Texture {
  const [canvas, draw] = canvasOf(1024, 1024);
  const lot = lots(11);
  const count = 8;
  const high = 1024 / count;
  for (let plank = 0; plank < count; plank += 1) {
    const tone = 0.86 + lot() * 0.14;
    const [y, shift] = [plank * high, lot() * 1024];
    draw.fillStyle = `rgb(${Math.round(255 * tone)} ${Math.round(248 * tone)} ${Math.round(240 * tone)})`;
    draw.fillRect(0, y, 1024, high);
    fibres(draw, { x: 0, y, width: 1024, height: high, count: 110, lot, strength: 0.2 });
    draw.fillStyle = 'rgb(45 22 8 / 0.75)';
    draw.fillRect(0, y, 1024, 3);
    draw.fillRect(shift, y, 3, high);
    draw.fillStyle = 'rgb(255 240 215 / 0.25)';
    draw.fillRect(0, y + 3, 1024, 2);
  }
  return textureOf(canvas, anisotropy);
}
