import type { Kit } from '../scene'
import { circle, ellipse, line, n, path, rect, turn } from '../shapes'

/** A leaf that grows from (x, y), its tip `length` away, turned clockwise from upright; the right half is shaded. */
export function leaf(
  x: number,
  y: number,
  degrees: number,
  length: number,
  fill: string,
  shade: string,
): string {
  const wide = n(length * 0.36)
  const high = n(-length * 0.5)
  const tip = n(-length)
  return turn(
    x,
    y,
    degrees,
    path(
      `M0 0C-${wide} ${n(-length * 0.25)} -${wide} ${n(-length * 0.7)} 0 ${tip}C${wide} ${n(-length * 0.7)} ${wide} ${n(-length * 0.25)} 0 0Z`,
      fill,
    ),
    path(
      `M0 0Q${n(length * 0.06)} ${high} 0 ${tip}C${wide} ${n(-length * 0.7)} ${wide} ${n(-length * 0.25)} 0 0Z`,
      shade,
    ),
  )
}

/** A round tree that stands at (x, y); `height` is from the ground to the top of the crown. */
export function tree(
  { roles }: Kit,
  x: number,
  y: number,
  height: number,
  crown: string,
  shade: string,
): string {
  const r = height * 0.3
  const middle = y - height + r * 1.15
  return [
    ellipse(x, y, r * 0.8, 7, roles.ink, 0.1),
    rect(x - height * 0.022, middle, height * 0.045, y - middle, roles.ink, 4),
    ellipse(x, middle, r, r * 1.15, crown),
    path(
      `M${n(x)} ${n(middle - r * 1.15)}A${n(r)} ${n(r * 1.15)} 0 0 1 ${n(x)} ${n(middle + r * 1.15)}A${n(r * 1.5)} ${n(r * 1.6)} 0 0 0 ${n(x)} ${n(middle - r * 1.15)}Z`,
      shade,
    ),
    line(`M${n(x)} ${n(middle + r * 0.7)}l${n(r * 0.35)} ${n(-r * 0.4)}`, roles.ink, 4),
  ].join('')
}

/** A conifer with three tiers of branches that stands at (x, y). */
export function pine(
  { roles }: Kit,
  x: number,
  y: number,
  height: number,
  fill: string,
  top: string,
): string {
  const storey = (base: number, up: number, half: number, colour: string) =>
    path(`M${n(x)} ${n(y - up)}L${n(x + half)} ${n(y - base)}H${n(x - half)}Z`, colour)
  return [
    rect(x - height * 0.03, y - height * 0.16, height * 0.06, height * 0.16, roles.ink),
    storey(height * 0.12, height * 0.6, height * 0.28, fill),
    storey(height * 0.36, height * 0.82, height * 0.22, fill),
    storey(height * 0.6, height, height * 0.16, top),
  ].join('')
}

/** Five petals around a heart. */
export function blossom(x: number, y: number, r: number, petals: string, heart: string): string {
  const around = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 72 - 90) * (Math.PI / 180)
    return `M${n(x + Math.cos(angle) * r * 0.62 - r * 0.5)} ${n(y + Math.sin(angle) * r * 0.62)}a${n(r * 0.5)} ${n(r * 0.5)} 0 1 0 ${n(r)} 0a${n(r * 0.5)} ${n(r * 0.5)} 0 1 0 ${n(-r)} 0`
  })
  return path(around.join(''), petals) + circle(x, y, r * 0.3, heart)
}
