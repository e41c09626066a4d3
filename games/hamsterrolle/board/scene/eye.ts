// Where the wheel is looked at from: round about it, above the table, and never so near that it is cut off.

import { PerspectiveCamera, Vector3 } from 'three';
import { LOOKS, WAYS, type Look } from './looks.ts';

const LOWEST = 3;
const HIGHEST = 66;
/** Half of what has to be seen around the wheel's middle (mm), across and upright. */
const SEEN = 222;
const MIDDLE = 160;

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 60, 5000);
  #look: Look = { ...WAYS[0]! };
  #near = 1;
  #forward = 0;

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.#place();
  }

  /** Goes along with the wheel. */
  follow(forward: number): void {
    this.#forward = forward;
    this.#place();
  }

  look(which: number): void {
    this.#look = { ...WAYS[which % LOOKS]! };
    this.#near = 1;
    this.#place();
  }

  orbit(round: number, up: number): void {
    this.#look = { round: this.#look.round + round, up: Math.min(HIGHEST, Math.max(LOWEST, this.#look.up + up)) };
    this.#place();
  }

  /** Goes nearer (less than 1) or away. */
  zoom(by: number): void {
    this.#near = Math.min(1.6, Math.max(0.45, this.#near * by));
    this.#place();
  }

  #place(): void {
    const { camera } = this;
    const half = Math.tan((camera.fov * Math.PI) / 360);
    const distance = (this.#near * SEEN) / (half * Math.min(1, camera.aspect)) + 60;
    const [round, up] = [(this.#look.round * Math.PI) / 180, (this.#look.up * Math.PI) / 180];
    const middle = new Vector3(this.#forward, MIDDLE, 0);
    camera.position.set(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up)).multiplyScalar(distance).add(middle);
    camera.lookAt(middle);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}
