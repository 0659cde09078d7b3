import type { Roles } from '../roles'
import { circle, each, ellipse, line, move, n, path } from '../shapes'

const RX = 96
const RY = 50
const HEIGHT = 44
const SCALLOPS = 14

/** A mooncake as it stands on a plate: a scalloped edge, a pressed flower on top. `x`, `y`: the middle of its top. */
export function mooncake(x: number, y: number, roles: Roles): string {
  const { accent, accentDeep, ink } = roles
  return move(
    x,
    y,
    move(0, HEIGHT, path(scalloped(), accentDeep), path(scalloped(), ink, 0.5)),
    path(`M${-RX} 0V${HEIGHT}H${RX}V0Z`, accentDeep),
    path(`M${-RX} 0V${HEIGHT}H${RX}V0Z`, ink, 0.5),
    path(scalloped(), accentDeep),
    flower(accent),
  )
}

/** Half of one, its cut side to the front: the filling, and the yolk that stands for the moon. */
export function cutMooncake(x: number, y: number, { accent, accentDeep, ink, tint }: Roles): string {
  const front = `M${-RX} 0H${RX}V${HEIGHT}H${-RX}Z`
  return move(
    x,
    y,
    path(`M${-RX} 0A${RX} ${RY} 0 0 1 ${RX} 0Z`, accentDeep),
    line(`M${n(-RX * 0.62)} -14A${n(RX * 0.62)} ${n(RY * 0.62)} 0 0 1 ${n(RX * 0.62)} -14`, accent, 5),
    path(front, accentDeep),
    path(`M${-RX + 12} 10H${RX - 12}V${HEIGHT - 8}H${-RX + 12}Z`, ink, 0.7),
    circle(0, HEIGHT / 2 + 2, 17, accent),
    ellipse(-5, HEIGHT / 2 - 4, 6, 4, tint, 0.7),
  )
}

/** A ring, and a flower in it: six petals around the middle, flattened as the cake is. */
function flower(stroke: string): string {
  return [
    line(ring(0.72), stroke, 4),
    each(6, (index) => {
      const angle = (index * Math.PI) / 3
      return ellipse(Math.cos(angle) * RX * 0.38, Math.sin(angle) * RY * 0.38, 17, 9, stroke)
    }),
    ellipse(0, 0, 9, 5, stroke),
  ].join('')
}

function ring(part: number): string {
  const [rx, ry] = [n(RX * part), n(RY * part)]
  return `M-${rx} 0A${rx} ${ry} 0 1 1 ${rx} 0A${rx} ${ry} 0 1 1 -${rx} 0Z`
}

/** An ellipse whose edge is made of small arcs. */
function scalloped(): string {
  const points = Array.from({ length: SCALLOPS }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / SCALLOPS
    return `${n(Math.cos(angle) * RX)} ${n(Math.sin(angle) * RY)}`
  })
  const [first = ''] = points
  const arcs = [...points.slice(1), first].map((point) => `A24 16 0 0 1 ${point}`)
  return `M${first}${arcs.join('')}Z`
}
