import { hills, room, shadow } from '../parts/backdrops'
import { bird, bowl, firework, lantern, luckyCloud, roof, scattered } from '../parts/festive'
import { cutMooncake, mooncake } from '../parts/mooncake'
import { leaf } from '../parts/plants'
import { ridge } from '../parts/ridge'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, ellipse, line, move, path, rect } from '../shapes'

/** Up to the winter solstice. */
export const autumnDays: Scene[] = [
  {
    id: 'mid-autumn',
    title: '中秋',
    words: ['中秋', '月饼', '月亮', '团圆'],
    tags: ['holiday'],
    draw: midAutumn,
  },
  {
    id: 'national-day',
    title: '国庆',
    words: ['国庆', '假期', '烟花', '城楼'],
    tags: ['holiday'],
    draw: nationalDay,
  },
  {
    id: 'double-ninth',
    title: '重阳',
    words: ['重阳', '登高', '菊花', '敬老'],
    tags: ['holiday'],
    draw: doubleNinth,
  },
  {
    id: 'winter-solstice',
    title: '冬至',
    words: ['冬至', '饺子', '团圆', '冬天'],
    tags: ['holiday', 'season'],
    draw: winterSolstice,
  },
]

function midAutumn(kit: Kit): string {
  const { frame, roles, random } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.night),
    each(14, () =>
      circle(random() * frame.width, random() * frame.horizon * 0.7, 2 + random() * 3, roles.far),
    ),
    circle(frame.x + 320, frame.y + 220, 190, roles.accent),
    circle(frame.x + 260, frame.y + 170, 34, roles.accentDeep, 0.4),
    circle(frame.x + 390, frame.y + 260, 50, roles.accentDeep, 0.4),
    circle(frame.x + 330, frame.y + 120, 20, roles.accentDeep, 0.4),
    ridge(kit, frame.horizon - 20, 120, roles.nightLand),
    subject(
      kit,
      luckyCloud(520, 240, 0.8, roles.mid, roles.paper),
      luckyCloud(110, 320, 0.8, roles.mid, roles.paper),
      ellipse(300, 524, 210, 34, roles.tint),
      ellipse(300, 514, 210, 34, roles.paper),
      mooncake(212, 452, roles),
      mooncake(396, 456, roles),
      cutMooncake(306, 506, roles),
    ),
  ].join('')
}

function nationalDay(kit: Kit): string {
  const { frame, roles } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    firework(frame.x + 100, frame.y + 110, 80, roles.accent),
    firework(frame.x + 500, frame.y + 80, 92, roles.accentDeep),
    firework(frame.x + 300, frame.y + 50, 50, roles.mid),
    hills(kit, frame.horizon - 60, 50, roles.glow),
    rect(0, frame.horizon + 80, frame.width, frame.height, roles.far),
    subject(
      kit,
      path('M70 530L92 390H508L530 530Z', roles.near),
      path('M430 390H508L530 530H440Z', roles.deep),
      path('M256 530V460A44 44 0 0 1 344 460V530Z', roles.ink),
      rect(84, 376, 432, 20, roles.paper, 4),
      rect(150, 300, 300, 78, roles.mid),
      each(7, (index) => rect(158 + index * 45, 300, 14, 78, roles.near)),
      roof(300, 240, 214, 64, roles.deep, roles.accent),
      rect(206, 196, 188, 40, roles.mid),
      each(5, (index) => rect(212 + index * 41, 196, 12, 40, roles.near)),
      roof(300, 140, 150, 58, roles.deep, roles.accent),
      lantern(kit, 130, 400, 0.42),
      lantern(kit, 470, 400, 0.42),
      lantern(kit, 200, 302, 0.36),
      lantern(kit, 400, 302, 0.36),
    ),
  ].join('')
}

function doubleNinth(kit: Kit): string {
  const { frame, roles } = kit
  const chrysanthemum = (x: number, y: number, r: number, stem: string) =>
    stem +
    each(12, (index) => leaf(x, y, index * 30, r, roles.accent, roles.accentDeep)) +
    circle(x, y, r * 0.3, roles.accentDeep)
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 150, frame.y + 120, 60, roles.accent),
    ridge(kit, frame.y + 250, 200, roles.glow),
    ridge(kit, frame.y + 360, 150, roles.far),
    ridge(kit, frame.y + 450, 90, roles.mid),
    subject(
      kit,
      move(
        390,
        196,
        each(4, (index) => rect(-70 + index * 42, 60, 12, 90, roles.deep)),
        rect(-90, 146, 180, 18, roles.ink, 4),
        roof(0, 0, 110, 66, roles.near, roles.deep),
        path('M-120 300L-86 164H86L130 300Z', roles.near),
      ),
      bird(180, 240, -10, roles.deep),
    ),
    hills(kit, frame.horizon + 60, 30, roles.near),
    subject(
      kit,
      chrysanthemum(130, 430, 62, line('M130 430C134 500 120 540 130 600', roles.deep, 9)),
      chrysanthemum(250, 490, 46, line('M250 490C254 540 246 560 250 600', roles.deep, 8)),
    ),
  ].join('')
}

function winterSolstice(kit: Kit): string {
  const { roles } = kit
  const dumpling = (x: number, y: number) =>
    move(
      x,
      y,
      path('M-66 16Q-64 -50 0 -52T66 16Z', roles.far) +
        path('M-62 12Q-60 -44 0 -46T62 12Q0 34 -62 12Z', roles.paper) +
        line('M-50 -8Q-34 -22 -22 -12Q-10 -30 0 -16Q12 -30 22 -12Q36 -22 50 -8', roles.far, 5),
    )
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 540, 190),
      bowl(kit, 300, 340, dumpling(-100, -6), dumpling(100, -6), dumpling(-36, -24), dumpling(44, -22)),
      line('M470 250L596 130M490 266L612 150', roles.accentDeep, 10),
    ) +
    scattered(kit, 14, (x, y) => circle(x, y, 6, roles.paper))
  )
}
