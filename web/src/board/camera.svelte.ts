/* Which part of the board is seen: a centre and a scale, in pixels per board unit. */
import type { Rect } from './layout';

const SOFT = 130; // milliseconds to come 63 % nearer

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  private goal = { x: 0, y: 0, scale: 1 };
  private frame = 0;
  private last = 0;
  private fresh = true;

  to(x: number, y: number, scale: number, soft: boolean): void {
    this.goal = { x, y, scale };
    if (!soft || this.fresh) {
      this.fresh = false;
      this.stop();
      this.x = x;
      this.y = y;
      this.scale = scale;
    } else if (!this.frame) {
      this.last = 0;
      this.frame = requestAnimationFrame(this.step);
    }
  }

  stop(): void {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  private readonly step = (now: number): void => {
    const passed = this.last ? Math.min(now - this.last, 60) : 16;
    this.last = now;
    const part = 1 - Math.exp(-passed / SOFT);
    const { x, y, scale } = this.goal;
    this.x += (x - this.x) * part;
    this.y += (y - this.y) * part;
    this.scale += (scale - this.scale) * part;
    const near = Math.abs(x - this.x) + Math.abs(y - this.y) < 0.3 && Math.abs(scale - this.scale) < 0.002;
    if (near) {
      this.stop();
      this.x = x;
      this.y = y;
      this.scale = scale;
    } else {
      this.frame = requestAnimationFrame(this.step);
    }
  };
}

/** The centre that keeps a window of `width` x `height` board units over the view, or centred on it. */
export function keepInside(
  view: Rect,
  x: number,
  y: number,
  width: number,
  height: number,
  margin: number,
): [number, number] {
  const clamp = (value: number, from: number, length: number, size: number): number => {
    const low = from - margin + size / 2;
    const high = from + length + margin - size / 2;
    return low > high ? from + length / 2 : Math.min(high, Math.max(low, value));
  };
  return [clamp(x, view.x, view.width, width), clamp(y, view.y, view.height, height)];
}
