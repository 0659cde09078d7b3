import { cloud } from '../parts/backdrops'
import { tree } from '../parts/plants'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, n, path, rect } from '../shapes'

/** The city from afar, by day and by night. */
export const cityScenes: Scene[] = [
  {
    id: 'city-day',
    title: '城市白天',
    words: ['城市', '楼宇', '都市', '金融中心'],
    tags: ['city'],
    draw: cityByDay,
  },
  {
    id: 'city-night',
    title: '城市夜景',
    words: ['城市', '夜晚', '灯火', '月亮'],
    tags: ['city'],
    draw: cityByNight,
  },
]

/** Far houses over the whole width. */
function rowOfHouses({ frame, random }: Kit, base: number, tallest: number, fill: string): string {
  let d = `M0 ${base}`
  for (let x = 0; x < frame.width; ) {
    const width = 46 + random() * 44
    const top = base - tallest * (0.35 + random() * 0.65)
    x += width
    d += `V${n(top)}H${n(x)}`
  }
  return path(`${d}V${base}Z`, fill)
}

interface Light {
  front: string
  side: string
  window: string
}

/** A house whose windows are one dashed line for each row. */
function tower(
  x: number,
  base: number,
  width: number,
  height: number,
  { front, side, window }: Light,
): string {
  const rows = Math.floor((height - 30) / 34)
  const inner = width - 40
  const dash = `stroke-dasharray="${n(inner / 5)} ${n(inner / 5)}"`
  let d = ''
  for (let row = 0; row < rows; row++) d += `M${n(x + 16)} ${n(base - height + 34 + row * 34)}h${n(inner)}`
  return [
    rect(x, base - height, width, height, front, 6),
    rect(x + width - 16, base - height, 16, height, side, 4),
    `<path d="${d}" fill="none" stroke="${window}" stroke-width="14" ${dash}/>`,
  ].join('')
}

function towers(light: Light, other: Light): string {
  const base = 500
  return [
    tower(70, base, 100, 250, other),
    tower(440, base, 96, 290, other),
    path('M262 40L282 110H242Z', light.side),
    tower(206, base, 112, 400, light),
    tower(330, base, 96, 220, other),
    tower(136, base, 88, 170, light),
    tower(400, base, 84, 150, light),
  ].join('')
}

function cityByDay(kit: Kit): string {
  const { frame, roles } = kit
  const ground = frame.horizon + 50
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 500, frame.y + 100, 52, roles.accent),
    cloud(frame.x + 60, frame.y + 90, 1, roles.glow),
    cloud(frame.x + 420, frame.y + 190, 0.8, roles.glow),
    rowOfHouses(kit, ground, 220, roles.glow),
    rowOfHouses(kit, ground, 130, roles.far),
    subject(
      kit,
      towers(
        { front: roles.near, side: roles.deep, window: roles.far },
        { front: roles.mid, side: roles.near, window: roles.paper },
      ),
    ),
    rect(0, ground, frame.width, frame.height - ground, roles.far),
    rect(0, ground, frame.width, 12, roles.deep),
    each(5, (index) =>
      tree(kit, frame.x + 30 + index * 136, ground + 2, 90 + (index % 2) * 20, roles.near, roles.deep),
    ),
  ].join('')
}

function cityByNight(kit: Kit): string {
  const { frame, roles, random } = kit
  const ground = frame.horizon + 50
  return [
    rect(0, 0, frame.width, frame.height, roles.ink),
    circle(frame.x + 490, frame.y + 110, 56, roles.accent),
    circle(frame.x + 466, frame.y + 96, 50, roles.ink),
    each(16, () =>
      circle(random() * frame.width, random() * (frame.horizon - 200), 2 + random() * 3, roles.far),
    ),
    rowOfHouses(kit, ground, 200, roles.deep),
    subject(
      kit,
      towers(
        { front: roles.near, side: roles.deep, window: roles.accent },
        { front: roles.mid, side: roles.near, window: roles.tint },
      ),
    ),
    rect(0, ground, frame.width, frame.height - ground, roles.deep),
    rect(0, ground, frame.width, 10, roles.near),
    each(6, (index) =>
      line(
        `M${n(frame.x + 70 + index * 80)} ${n(ground + 40 + (index % 3) * 26)}h${60 + (index % 2) * 40}`,
        roles.near,
        7,
      ),
    ),
  ].join('')
}
