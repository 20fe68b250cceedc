/** A table with poses made up, to look at: ?tier=high|medium|low|flat, surface=, count=, held, top, poles, cords=, zoom=, spinners. */

import { FlatTable } from '../src/lib/kluster/draw/flat';
import { framing } from '../src/lib/kluster/draw/orbit';
import { emptyPicture, type Roster, type Surface } from '../src/lib/kluster/draw/picture';
import type { Tier } from '../src/lib/kluster/draw/quality';
import { TableScene } from '../src/lib/kluster/draw/scene';
import { character, lowest, orientation, outline, type Pose, type Triple } from '../src/lib/kluster/magnet';

const wish = new URLSearchParams(location.search);
const count = Number(wish.get('count') ?? 24);
const next = character(wish.get('seed') ?? 'table');
const spinners = wish.has('spinners');

const names = Array.from({ length: count }, (_, i) => `${spinners && i % 3 === 0 ? 's' : 'c'}${i + 1}`);
const sizes = names.map((name): Triple => {
  if (name.startsWith('s')) return [28, 10, 10];
  const vary = () => 0.92 + 0.16 * next();
  const [a, b, c] = [18 * vary(), 16 * vary(), 10 * vary()];
  return [Math.max(a, b), Math.min(a, b), c];
});
const roster: Roster = { names, sizes };
const picture = emptyPicture(roster);

const loops = Number(wish.get('cords') ?? 1);
const reach = 160;
const middles = Array.from({ length: loops }, (_, i) => (i - (loops - 1) / 2) * 250);
picture.cords = middles.map((x, k) => {
  const nodes = Float32Array.from({ length: 192 }, (_, j) => {
    const angle = (2 * Math.PI * (j >> 1)) / 96;
    const r = reach * (1 + 0.07 * Math.sin(3 * angle + 1 + k) + 0.05 * Math.cos(2 * angle + k));
    return j % 2 ? r * Math.sin(angle) : x + r * Math.cos(angle);
  });
  return nodes;
});

const spots: [number, number][] = [];
for (let tries = 0; spots.length < count && tries < 40000; tries++) {
  const middle = middles[spots.length % loops] ?? 0;
  const [r, angle] = [132 * Math.sqrt(next()), 2 * Math.PI * next()];
  const spot: [number, number] = [middle + r * Math.cos(angle), r * Math.sin(angle)];
  const apart = count > 40 ? 24 : 34;
  if (spots.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > apart)) spots.push(spot);
}
spots.forEach(([x, y], i) => {
  const pose: Pose = spinners && i % 3 === 0 ? 'lying' : next() < 0.12 ? 'standing' : 'flat';
  const turn = orientation(pose, 360 * next(), next() < 0.5 ? 'a' : 'b');
  picture.present[i] = 1;
  picture.at.set([x, y, lowest(sizes[i] as Triple, turn)], 3 * i);
  picture.turn.set(turn, 4 * i);
  if (wish.has('poles')) picture.north[i] = next() < 0.5 ? 1 : 2;
});
if (wish.has('held')) {
  const i = (picture.held = count - 1);
  const turn = orientation('flat', 30, 'a');
  picture.at.set([20, -60, 34], 3 * i);
  picture.turn.set(turn, 4 * i);
  const release = wish.get('held') === 'no' ? 'refused' : 'allowed';
  picture.landing = { x: 20, y: -60, outline: outline(sizes[i] as Triple, turn), release };
  picture.tug = [0.02, 0.025, -0.01];
  picture.heat = 0.6;
  picture.ghost = { magnet: i, at: [-5, -75, 34], turn };
  picture.trembling[2] = 1;
}

const canvas = document.querySelector('canvas') as HTMLCanvasElement;
const tier = wish.get('tier') ?? 'high';
const surface = (wish.get('surface') ?? 'wood') as Surface;
const view = tier === 'flat' ? new FlatTable(canvas, roster, surface) : new TableScene(canvas, { roster, surface, tier: tier as Tier });
view.resize(innerWidth, innerHeight);
view.frame(framing(picture.cords));
view.reduceMotion(true);
view.lookFromAbove(wish.has('top'));
view.zoom(Number(wish.get('zoom') ?? 1));
view.draw(10);
view.show(picture);
view.draw(0.016);

if (wish.has('measure')) {
  // How long JavaScript takes for a frame in which everything moves; the driver draws elsewhere.
  const times: number[] = [];
  const frame = () => {
    for (const cord of picture.cords) cord[0] = (cord[0] as number) + 0.01;
    view.show(picture);
    const start = performance.now();
    view.draw(0.016);
    times.push(performance.now() - start);
    if (times.length < 40) requestAnimationFrame(frame);
    else document.body.dataset['ms'] = times.sort((a, b) => a - b)[20]?.toFixed(2);
  };
  frame();
}
document.body.dataset['drawn'] = 'yes';
addEventListener('resize', () => {
  view.resize(innerWidth, innerHeight);
  view.draw(0);
});
