import type { Kit } from '../scene'
import { circle, each, ellipse, line, move, n, path, rect, size, turn } from '../shapes'

/** A round lantern that hangs from (x, y); about 140 wide and 230 high with its tassel at scale 1. */
export function lantern({ roles }: Kit, x: number, y: number, scale = 1): string {
  return size(
    x,
    y,
    scale,
    scale,
    line('M0 0V26', roles.accentDeep, 5),
    ellipse(0, 84, 72, 56, roles.deep),
    ellipse(0, 84, 52, 56, roles.near),
    ellipse(0, 84, 28, 56, roles.deep),
    ellipse(0, 84, 10, 56, roles.near),
    rect(-32, 22, 64, 16, roles.accent, 5),
    rect(-32, 130, 64, 16, roles.accent, 5),
    line('M-20 146V196M-10 146V206M0 146V210M10 146V206M20 146V196', roles.accent, 5),
  )
}

/** Rays around an empty middle. */
export function firework(x: number, y: number, r: number, colour: string): string {
  let d = ''
  for (let index = 0; index < 12; index++) {
    const angle = (index * Math.PI) / 6
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const from = index % 2 === 0 ? 0.35 : 0.5
    d += `M${n(x + cos * r * from)} ${n(y + sin * r * from)}L${n(x + cos * r)} ${n(y + sin * r)}`
  }
  return line(d, colour, 6) + circle(x, y, 6, colour)
}

/** An auspicious cloud: three curls on two bars. About 250 wide, centred at (x, y); the bars lie below. */
export function luckyCloud(x: number, y: number, scale: number, fill: string, curl: string): string {
  const spiral = (cx: number, cy: number, r: number, hand: number) => {
    let d = ''
    for (let step = 0; step <= 20; step++) {
      const share = step / 20
      const angle = Math.PI / 2 + share * 1.6 * 2 * Math.PI
      const reach = r * 0.78 * (1 - 0.86 * share)
      d += `${step === 0 ? 'M' : 'L'}${n(cx + hand * Math.cos(angle) * reach)} ${n(cy + Math.sin(angle) * reach)}`
    }
    return line(d, curl, r * 0.13)
  }
  return size(
    x,
    y,
    scale,
    scale,
    rect(-130, 14, 210, 30, fill, 15),
    rect(-60, 34, 190, 26, fill, 13),
    circle(-62, 4, 36, fill),
    circle(0, -18, 48, fill),
    circle(62, 8, 34, fill),
    spiral(-62, 4, 36, 1),
    spiral(0, -18, 48, 1),
    spiral(62, 8, 34, -1),
  )
}

/** A bowl with steam; `load` lies on its rim, at y = 0. */
export function bowl({ roles }: Kit, x: number, y: number, ...load: string[]): string {
  return move(
    x,
    y,
    line(
      'M-60 -96c-14 -20 14 -36 0 -60M0 -110c-14 -20 14 -36 0 -60M60 -96c-14 -20 14 -36 0 -60',
      roles.mid,
      9,
    ),
    ellipse(0, 0, 190, 42, roles.deep),
    ellipse(0, 4, 170, 32, roles.tint),
    ...load,
    path('M-190 0A190 42 0 0 0 190 0C190 110 120 168 70 176H-70C-120 168 -190 110 -190 0Z', roles.near),
    path('M60 40Q150 34 190 0C190 110 120 168 70 176H20Q80 130 60 40Z', roles.deep),
    rect(-76, 172, 152, 24, roles.deep, 8),
    line('M-150 66Q-60 104 30 98', roles.accent, 10),
  )
}

/** What falls or floats in the air: one shape, at different places for each seed. */
export function scattered(
  { frame, random }: Kit,
  count: number,
  shape: (x: number, y: number, angle: number) => string,
): string {
  return each(count, (index) => {
    const x = ((index + 0.2 + random() * 0.6) / count) * frame.width
    return shape(x, 30 + random() * (frame.horizon - 120), random() * 360)
  })
}

/** A roof in the old style: eaves turned up at both ends, the middle of its ridge at (x, y). */
export function roof(x: number, y: number, half: number, height: number, fill: string, edge: string): string {
  return move(
    x,
    y,
    path(
      `M${n(-half * 0.55)} 0H${n(half * 0.55)}Q${n(half * 0.7)} ${n(height * 0.8)} ${n(half + 16)} ${n(height * 0.74)}L${n(half)} ${n(height)}H${n(-half)}L${n(-half - 16)} ${n(height * 0.74)}Q${n(-half * 0.7)} ${n(height * 0.8)} ${n(-half * 0.55)} 0Z`,
      fill,
    ),
    rect(-half * 0.6, -8, half * 1.2, 14, edge, 6),
  )
}

/** A bird on the wing. */
export function bird(x: number, y: number, degrees: number, fill: string): string {
  return turn(
    x,
    y,
    degrees,
    path('M-60 6Q-20 -18 6 -4L-14 -54Q26 -36 34 -2Q54 -4 62 8L44 12Q10 34 -24 16L-70 26L-52 14Z', fill),
  )
}
