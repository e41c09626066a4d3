// The wheel in three dimensions. It draws pictures and marks, says what is where on the screen, and knows no rule. It is
// loaded only where it is shown.

import {
  BasicShadowMap,
  BoxGeometry,
  BufferGeometry,
  Color as Tint,
  DirectionalLight,
  DoubleSide,
  EdgesGeometry,
  Fog,
  Group,
  HemisphereLight,
  Line,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PCFSoftShadowMap,
  Raycaster,
  Scene as World,
  Shape,
  ShapeGeometry,
  Vector2,
  Vector3,
  WebGLRenderer,
  type Object3D,
} from 'three';
import type { Aimed, Marks } from '../marks.ts';
import { colorOf, COLORS } from '../pieces.ts';
import type { Picture } from '../picture.ts';
import type { Place, Vec } from '../space.ts';
import { within, NO_TURN } from '../space.ts';
import type { Color, Piece } from '../types.ts';
import { COMPARTMENTS, FLOOR, frameOf, outward, WIDTH } from '../wheel.ts';
import { dividersOf, GEOMETRIES, rimOf, shaded, tableOf } from './bodies.ts';
import { Eye } from './eye.ts';
import { Thrift, type Fineness } from './thrift.ts';
import { grain, planks, TABLE_TILE } from './wood.ts';

/** After this many milliseconds without movement a picture stands still. */
const STILL = 600;
/** A frame that is asked for within this many milliseconds of another belongs to the same movement. */
const AT_ONCE = 60;

/** How high above its floor a compartment glows (mm). */
const LIT_HIGH = 40;

const LIGHTS = {
  day: { sky: 0xfff3dd, ground: 0xb98a5e, around: 1.55, lamp: 0xfff2dc, bright: 2.3, from: [-260, 560, 420] },
  night: { sky: 0xb3a4c8, ground: 0x6a4630, around: 1.35, lamp: 0xffc987, bright: 3.6, from: [-150, 560, 460] },
} as const;

/** Paint: it shines where a graphics card draws. */
type Paint = MeshPhongMaterial | MeshLambertMaterial;

interface Shown {
  mesh: Mesh<BufferGeometry, Paint>;
  edges: LineSegments<BufferGeometry, LineBasicMaterial>;
}

export class Scene {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #world = new World();
  readonly #eye = new Eye();
  readonly #card: boolean;
  readonly #thrift: Thrift;
  readonly #moved: () => void;

  readonly #sky = new HemisphereLight();
  readonly #lamp = new DirectionalLight();
  readonly #wheel = new Group();
  readonly #rim: Paint;
  readonly #black: Paint;
  readonly #table: { mesh: Mesh; material: Paint };
  readonly #paint: Record<Color, Paint>;
  readonly #pieces = new Map<Piece, Shown>();
  readonly #lights: { group: Group; boards: Mesh[]; room: Mesh }[] = [];
  readonly #lit = new MeshBasicMaterial({ transparent: true, opacity: 0.5, depthWrite: false });
  readonly #chosen = new MeshBasicMaterial({ transparent: true, opacity: 0.85, depthWrite: false });
  readonly #litRoom = new MeshBasicMaterial({ transparent: true, opacity: 0.5, depthWrite: false, side: DoubleSide });
  readonly #aim = new Group();

  #picture: Picture | null = null;
  #marks: Marks | null = null;
  #frame = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #fineness: Fineness | null = null;
  /** When the last frame of a movement was drawn. */
  #drawn = -Infinity;
  /** How far behind the wheel the lamp stands (mm). */
  #from = 0;

  /** Throws where the machine has no WebGL. `moved` is called when things are elsewhere on the screen. */
  constructor(canvas: HTMLCanvasElement, moved: () => void) {
    this.#canvas = canvas;
    this.#moved = moved;
    const card = hasCard();
    this.#card = card;
    this.#thrift = new Thrift(card);
    this.#renderer = new WebGLRenderer({ canvas, antialias: card, powerPreference: 'high-performance' });
    this.#renderer.shadowMap.type = card ? PCFSoftShadowMap : BasicShadowMap;
    const paint = (seed: number, shininess: number): Paint => (card ? new MeshPhongMaterial({ map: grain(seed), shininess, specular: 0x332c22 }) : new MeshLambertMaterial({ map: grain(seed) }));
    this.#rim = paint(3, 34);
    this.#black = paint(5, 26);
    this.#table = tableOf(card ? new MeshPhongMaterial({ map: planks(4), shininess: 12, specular: 0x221810 }) : new MeshLambertMaterial({ map: planks(1) }));
    this.#paint = Object.fromEntries(COLORS.map((color) => [color, paint(7, 30)])) as Record<Color, Paint>;
    this.#rim.map!.repeat.set(1 / 130, 1 / 130);
    this.#build();
    this.dress();
    this.resize();
  }

  #build(): void {
    const { camera } = this.#lamp.shadow;
    [camera.left, camera.right, camera.top, camera.bottom, camera.near, camera.far] = [-330, 330, 330, -330, 100, 1500];
    this.#lamp.shadow.bias = -0.0006;
    this.#lamp.shadow.normalBias = 0.8;
    this.#wheel.add(rimOf(this.#rim), dividersOf(this.#black));
    for (let k = 0; k < COMPARTMENTS; k += 1) {
      const light = this.#lightOf(k);
      this.#lights.push(light);
      this.#wheel.add(light.group);
    }
    this.#world.add(this.#sky, this.#lamp, this.#lamp.target, this.#table.mesh, this.#wheel, this.#aim);
  }

  /** What lights a compartment: a glow on its two boards, and one in its room, which is seen from where the boards are not. */
  #lightOf(k: number): { group: Group; boards: Mesh[]; room: Mesh } {
    const group = new Group();
    const boards = [-7.2, 7.2].map((by) => {
      const mesh = new Mesh(new BoxGeometry(38, 1, WIDTH - 2), this.#lit);
      const degrees = 30 * k + by;
      const [x, y] = outward(degrees);
      mesh.position.set(x * (FLOOR - 0.4), y * (FLOOR - 0.4), 0);
      mesh.rotation.z = (degrees * Math.PI) / 180;
      return mesh;
    });
    const corner = (by: number, from: number) => {
      const [x, y] = outward(30 * k + by);
      return new Vector2(x * from, y * from);
    };
    const corners = [...[-13, -7.5, 0, 7.5, 13].map((by) => corner(by, FLOOR)), ...[13, 0, -13].map((by) => corner(by, FLOOR - LIT_HIGH))];
    const room = new Mesh(new ShapeGeometry(new Shape(corners)), this.#litRoom);
    group.add(...boards, room);
    group.visible = false;
    return { group, boards, room };
  }

  /** Takes the colours of the page, by day or by night. */
  dress(): void {
    const style = getComputedStyle(this.#canvas);
    const tint = (name: string) => new Tint(style.getPropertyValue(name).trim() || '#888888');
    for (const color of COLORS) this.#paint[color].color = tint(`--hr-${color}`);
    this.#rim.color = tint('--hr-rim');
    this.#black.color = tint('--hr-divider');
    this.#table.material.color = tint('--hr-table');
    for (const light of [this.#lit, this.#chosen, this.#litRoom]) light.color = tint('--lit');
    const wall = tint('--hr-wall');
    this.#world.background = wall;
    this.#world.fog = new Fog(wall, 1300, 3000);
    const { sky, ground, around, lamp, bright, from } = LIGHTS[document.documentElement.dataset.theme === 'night' ? 'night' : 'day'];
    this.#sky.color.set(sky);
    this.#sky.groundColor.set(ground);
    this.#sky.intensity = around;
    this.#lamp.color.set(lamp);
    this.#lamp.intensity = bright;
    this.#from = from[0];
    this.#lamp.position.set(from[0], from[1], from[2]);
    for (const { mesh, edges } of this.#pieces.values()) {
      mesh.material = this.#paint[mesh.userData.color as Color];
      edges.material.color = tint('--lit');
    }
    this.#ask();
  }

  resize(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.#eye.resize(clientWidth, clientHeight);
    this.#fineness = null;
    this.#ask();
  }

  draw(picture: Picture, marks: Marks): void {
    const still = this.#picture === picture;
    this.#picture = picture;
    this.#marks = marks;
    set(this.#wheel, picture.wheel);
    this.#eye.follow(picture.wheel.at[0]);
    this.#lamp.target.position.set(picture.wheel.at[0], 120, 0);
    const map = this.#table.material.map!;
    map.offset.x = (((picture.travel / TABLE_TILE) % 1) + 1) % 1;
    this.#drawPieces(picture, marks);
    this.#lights.forEach((light, k) => {
      light.group.visible = marks.lit.includes(k);
      const chosen = k === marks.aimed?.compartment;
      for (const board of light.boards) board.material = chosen ? this.#chosen : this.#lit;
      // Where something is aimed already, it would only hide that.
      light.room.visible = !chosen;
    });
    if (!still || marks.aimed !== this.#drawnAim) this.#drawAim(picture, marks.aimed);
    this.#ask();
  }

  #drawPieces({ pieces }: Picture, marks: Marks): void {
    for (const [id, { mesh }] of this.#pieces) mesh.visible = pieces.has(id);
    for (const [id, place] of pieces) {
      const { mesh, edges } = this.#shown(id);
      set(mesh, place);
      edges.visible = marks.movable.includes(id);
      const lifted = id === marks.aimed?.piece;
      mesh.visible = !lifted;
    }
  }

  #shown(id: Piece): Shown {
    const known = this.#pieces.get(id);
    if (known) return known;
    const color = colorOf(id);
    const mesh = shaded(new Mesh(GEOMETRIES[color], this.#paint[color])) as Shown['mesh'];
    mesh.userData = { id, color };
    const lit = getComputedStyle(this.#canvas).getPropertyValue('--lit').trim() || '#e3a51f';
    const edges = new LineSegments(new EdgesGeometry(GEOMETRIES[color], 30), new LineBasicMaterial({ color: lit }));
    edges.scale.setScalar(1.03);
    mesh.add(edges);
    this.#world.add(mesh);
    const made = { mesh, edges };
    this.#pieces.set(id, made);
    return made;
  }

  #drawnAim: Aimed | null = null;

  #drawAim({ wheel }: Picture, aimed: Aimed | null): void {
    this.#drawnAim = aimed;
    for (const child of [...this.#aim.children]) {
      this.#aim.remove(child);
      if (child.userData.own) (child as Mesh).geometry.dispose();
    }
    if (!aimed) return;
    const style = getComputedStyle(this.#canvas);
    const tint = (name: string) => new Tint(style.getPropertyValue(name).trim() || '#888888');
    const color = colorOf(aimed.piece);
    const paint = this.#paint[color].clone();
    paint.transparent = true;
    paint.opacity = 0.9;
    const mesh = shaded(new Mesh(GEOMETRIES[color], paint));
    mesh.userData = { id: aimed.piece };
    set(mesh, aimed.place);
    const mark = tint(aimed.fits ? '--hr-mark' : '--hr-short');
    const edges = new LineSegments(new EdgesGeometry(GEOMETRIES[color], 30), new LineBasicMaterial({ color: mark }));
    edges.scale.setScalar(1.02);
    mesh.add(edges);
    const held = new LineSegments(new EdgesGeometry(GEOMETRIES[color], 30), new LineBasicMaterial({ color: mark, transparent: true, opacity: 0.6 }));
    set(held, aimed.held);
    const way = new Line(new BufferGeometry().setFromPoints([new Vector3(...aimed.held.at), new Vector3(...aimed.place.at)]), new LineBasicMaterial({ color: mark }));
    way.userData.own = true;
    this.#aim.add(mesh, held, way);
    const { reach, compartment } = aimed;
    const board = (along: number, high: number, name: string, opacity: number) => {
      const plane = new Mesh(new BoxGeometry(1, high, WIDTH + 6), new MeshBasicMaterial({ color: tint(name), transparent: true, opacity, depthWrite: false }));
      plane.userData.own = true;
      set(plane, within(frameOf(wheel, compartment), { at: [along, -(FLOOR - high / 2), 0], turn: NO_TURN }));
      this.#aim.add(plane);
    };
    if (reach?.least != null) board(reach.least, 44, reach.is === 'yes' ? '--good' : '--hr-short', 0.55);
    if (reach) board(reach.most, 26, reach.is === 'far' ? '--hr-short' : '--hr-line', reach.is === 'far' ? 0.6 : 0.22);
    if (aimed.push !== 0) {
      const from = aimed.place.at;
      const to = within({ at: from, turn: frameOf(wheel, compartment).turn }, { at: [aimed.push, 0, 0], turn: NO_TURN }).at;
      const arrow = new Line(new BufferGeometry().setFromPoints([new Vector3(...from), new Vector3(...to)]), new LineBasicMaterial({ color: mark, depthTest: false }));
      arrow.userData.own = true;
      this.#aim.add(arrow);
    }
  }

  look(which: number): void {
    this.#eye.look(which);
    this.#ask();
  }

  orbit(round: number, up: number): void {
    this.#eye.orbit(round, up);
    this.#ask();
  }

  zoom(by: number): void {
    this.#eye.zoom(by);
    this.#ask();
  }

  /** Where a point of the world is on the screen. */
  project(at: Vec): { x: number; y: number } {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const point = new Vector3(...at).project(this.#eye.camera);
    return { x: left + ((point.x + 1) / 2) * width, y: top + ((1 - point.y) / 2) * height };
  }

  /** What is under a point of the screen. */
  pick(x: number, y: number): { piece: Piece | null } {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(((x - left) / width) * 2 - 1, 1 - ((y - top) / height) * 2), this.#eye.camera);
    const [found] = ray.intersectObjects([this.#aim, ...[...this.#pieces.values()].map(({ mesh }) => mesh)].filter(({ visible }) => visible), true);
    let at: Object3D | null = found?.object ?? null;
    while (at && at.userData.id === undefined) at = at.parent;
    return { piece: (at?.userData.id as Piece | undefined) ?? null };
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  /** Asks for a frame; when none has been asked for a while, the picture is drawn once more, finely. */
  #ask(): void {
    clearTimeout(this.#rest);
    if (this.#canvas.dataset.drawn === 'still') this.#canvas.dataset.drawn = 'moving';
    if (this.#frame !== 0) return;
    const again = performance.now() - this.#drawn < AT_ONCE;
    this.#frame = requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#thrift.frame(now, again);
      this.#drawn = performance.now();
      const { ratio, shadows } = this.#thrift.moving;
      this.#render({ ratio: Math.min(devicePixelRatio, ratio), shadows });
      this.#canvas.dataset.drawn = 'moving';
      this.#rest = setTimeout(() => this.#renderStill(), STILL);
    });
  }

  /** A graphics card smooths edges itself. Without one, drawing more points than the screen has smooths them. */
  #renderStill(): void {
    const { clientWidth, clientHeight } = this.#canvas;
    const { ratio, shadows } = this.#thrift.still(clientWidth * clientHeight);
    this.#render({ ratio: this.#card ? Math.min(devicePixelRatio, ratio) : ratio, shadows });
    this.#canvas.dataset.drawn = 'still';
  }

  #render(fineness: Fineness): void {
    if (fineness.ratio !== this.#fineness?.ratio || fineness.shadows !== this.#fineness.shadows) {
      this.#fineness = fineness;
      this.#renderer.setPixelRatio(fineness.ratio);
      this.#renderer.setSize(this.#canvas.clientWidth, this.#canvas.clientHeight, false);
      const { shadow } = this.#lamp;
      this.#renderer.shadowMap.enabled = fineness.shadows > 0;
      this.#lamp.castShadow = fineness.shadows > 0;
      if (fineness.shadows > 0 && shadow.mapSize.x !== fineness.shadows) {
        shadow.mapSize.set(fineness.shadows, fineness.shadows);
        shadow.map?.dispose();
        shadow.map = null;
      }
    }
    // Behind everything in the compartment, so that it colours no piece.
    for (const { room } of this.#lights) room.position.z = (this.#eye.camera.position.z > 0 ? -1 : 1) * (WIDTH / 2);
    this.#lamp.position.x = this.#from + (this.#picture?.wheel.at[0] ?? 0);
    this.#renderer.render(this.#world, this.#eye.camera);
    this.#canvas.dataset.fineness = String(fineness.ratio);
    this.#moved();
  }
}

function set(object: Object3D, { at, turn }: Place): void {
  object.position.set(at[0], at[1], at[2]);
  object.quaternion.set(turn[0], turn[1], turn[2], turn[3]);
}

/** Whether a graphics card draws; where none does, the machine's own processor has to. */
function hasCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  const told = context?.getExtension('WEBGL_debug_renderer_info');
  const name = context && told ? String(context.getParameter(told.UNMASKED_RENDERER_WEBGL)) : '';
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return !/swiftshader|llvmpipe|software|basic render/i.test(name);
}
