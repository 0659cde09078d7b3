import { SUBJECT } from '../frame'
import type { Kit } from '../scene'
import { circle, each, ellipse, line, n, path, rect } from '../shapes'

/** What things stand on, for a subject indoors: wall, a disc of light behind the subject, floor. */
export function room(kit: Kit): string {
  const { frame, roles } = kit
  const centre = frame.x + SUBJECT / 2
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(centre, frame.y + 285, 255, roles.glow),
    sparkles(kit),
    rect(0, frame.horizon, frame.width, frame.height - frame.horizon, roles.far),
    rect(0, frame.horizon + 6, frame.width, frame.height - frame.horizon - 6, roles.glow),
  ].join('')
}

/** Outdoors: sky, sun or moon at the upper left of the subject, clouds, two rows of hills, meadow. */
export function meadow(kit: Kit): string {
  const { frame, roles, random } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 110, frame.y + 110, 52, roles.accent),
    cloud(frame.x + 470, frame.y + 70 + random() * 20, 1, roles.glow),
    cloud(frame.x - 150, frame.y + 190 + random() * 30, 0.8, roles.glow),
    hills(kit, frame.horizon - 70, 50, roles.glow),
    hills(kit, frame.horizon - 20, 36, roles.far),
    path(
      `M0 ${frame.horizon + 30}Q${n(frame.width / 2)} ${frame.horizon - 12} ${frame.width} ${frame.horizon + 24}V${frame.height}H0Z`,
      roles.mid,
    ),
  ].join('')
}

/** A row of round hills with its crests around `top`. */
export function hills({ frame, random }: Kit, top: number, height: number, fill: string): string {
  const step = 260
  let d = `M-60 ${n(top + random() * height)}`
  for (let x = -60; x < frame.width + 60; x += step) {
    const crest = top - height + random() * height
    d += `C${n(x + step * 0.3)} ${n(crest - height)} ${n(x + step * 0.6)} ${n(crest - height * 0.4)} ${n(x + step)} ${n(top + random() * height * 0.7)}`
  }
  return path(`${d}V${frame.height}H-60Z`, fill)
}

/** A flat-bottomed cloud of about 150 units around its middle. */
export function cloud(x: number, y: number, scale: number, fill: string): string {
  const at = (value: number) => n(value * scale)
  return path(
    `M${n(x - 80 * scale)} ${n(y + 30 * scale)}a${at(26)} ${at(26)} 0 0 1 ${at(14)} ${at(-48)}a${at(46)} ${at(46)} 0 0 1 ${at(84)} ${at(-16)}a${at(32)} ${at(32)} 0 0 1 ${at(52)} ${at(64)}z`,
    fill,
  )
}

/** The shadow that a thing casts on the floor. */
export function shadow({ roles }: Kit, x: number, y: number, rx: number): string {
  return ellipse(x, y, rx, Math.max(6, rx * 0.09), roles.ink, 0.1)
}

/** A few small crosses and dots in the air around the subject. */
function sparkles({ frame, roles, random }: Kit): string {
  const places = [
    [40, 150],
    [70, 330],
    [545, 110],
    [570, 300],
    [470, 40],
  ] as const
  return each(places.length, (index) => {
    const [px, py] = places[index] ?? [0, 0]
    const x = frame.x + px + random() * 20
    const y = frame.y + py + random() * 30
    if (index % 2 === 0) return circle(x, y, 5 + random() * 4, roles.far)
    return line(`M${n(x - 8)} ${n(y)}h16M${n(x)} ${n(y - 8)}v16`, roles.mid, 4)
  })
}
