import { cloud, hills, meadow } from '../parts/backdrops'
import { bird, luckyCloud, scattered } from '../parts/festive'
import { blossom, leaf, pine, tree } from '../parts/plants'
import { ridge } from '../parts/ridge'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, ellipse, line, move, n, path, rect } from '../shapes'

export const landscapeScenes: Scene[] = [
  {
    id: 'mountains',
    title: '山水',
    words: ['山水', '国风', '远山', '水墨'],
    tags: ['landscape'],
    draw: mountains,
  },
  {
    id: 'clouds',
    title: '祥云',
    words: ['祥云', '国风', '吉祥', '喜庆'],
    tags: ['landscape', 'holiday'],
    draw: clouds,
  },
  { id: 'spring', title: '春', words: ['春天', '花开', '桃花', '立春'], tags: ['season'], draw: spring },
  { id: 'summer', title: '夏', words: ['夏天', '荷花', '荷塘', '立夏'], tags: ['season'], draw: summer },
  { id: 'autumn', title: '秋', words: ['秋天', '落叶', '丰收', '立秋'], tags: ['season'], draw: autumn },
  { id: 'winter', title: '冬', words: ['冬天', '雪', '松树', '立冬'], tags: ['season'], draw: winter },
]

function mountains(kit: Kit): string {
  const { frame, roles } = kit
  const top = frame.y + 170
  const fills = [roles.glow, roles.far, roles.mid, roles.near]
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 400, frame.y + 150, 76, roles.accent),
    ...fills.map((fill, index) => ridge(kit, top + 40 + index * 82, 210 - index * 44, fill)),
    cloud(frame.x + 90, frame.y + 300, 1, roles.sky),
    cloud(frame.x + 500, frame.y + 390, 1.1, roles.sky),
    rect(0, frame.horizon + 70, frame.width, frame.height, roles.glow),
    each(5, (index) =>
      line(
        `M${n(frame.x + 40 + index * 110)} ${n(frame.horizon + 110 + (index % 2) * 30)}h${60 + (index % 3) * 30}`,
        roles.far,
        5,
      ),
    ),
    move(
      frame.x + 190,
      frame.horizon + 120,
      path('M-90 0Q0 34 90 0L70 26Q0 44 -70 26Z', roles.ink),
      path('M-34 8Q-30 -34 0 -36T34 8Z', roles.deep),
    ),
    bird(frame.x + 180, frame.y + 130, -8, roles.near),
    bird(frame.x + 270, frame.y + 90, -14, roles.mid),
  ].join('')
}

function clouds(kit: Kit): string {
  const { frame, roles } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 330, frame.y + 250, 190, roles.accent),
    circle(frame.x + 330, frame.y + 250, 150, roles.accentDeep, 0.3),
    luckyCloud(frame.x + 480, frame.y + 130, 0.8, roles.far, roles.near),
    luckyCloud(frame.x + 120, frame.y + 230, 0.9, roles.mid, roles.paper),
    luckyCloud(frame.x + 440, frame.y + 340, 1.4, roles.near, roles.paper),
    luckyCloud(frame.x + 160, frame.y + 460, 1.2, roles.deep, roles.tint),
    luckyCloud(frame.x + 530, frame.y + 520, 0.9, roles.mid, roles.paper),
  ].join('')
}

function spring(kit: Kit): string {
  const { roles } = kit
  const places = [
    [300, 120],
    [390, 90],
    [470, 150],
    [380, 180],
    [250, 190],
    [180, 150],
    [530, 220],
    [440, 240],
    [320, 240],
    [150, 240],
    [210, 90],
  ] as const
  return (
    meadow(kit) +
    subject(
      kit,
      ellipse(330, 530, 120, 10, roles.ink, 0.1),
      line('M330 528C318 440 346 390 330 300', roles.ink, 34),
      line(
        'M332 380C270 320 230 260 200 170M330 330C390 270 410 210 400 110M350 310C430 290 480 250 510 210',
        roles.ink,
        16,
      ),
      ...places.map(([x, y], index) => circle(x, y, 62, index % 3 === 0 ? roles.mid : roles.far)),
      ...places.map(([x, y], index) =>
        blossom(x + 14, y - 6, 26, index % 2 === 0 ? roles.paper : roles.near, roles.accent),
      ),
      each(5, (index) => ellipse(120 + index * 92, 330 + (index % 3) * 60, 9, 6, roles.near)),
    )
  )
}

function summer(kit: Kit): string {
  const { frame, roles } = kit
  const pad = (x: number, y: number, r: number) =>
    path(
      `M${x} ${y}L${n(x + r * 0.9)} ${n(y - r * 0.14)}A${r} ${n(r * 0.34)} 0 1 1 ${n(x + r * 0.5)} ${n(y - r * 0.3)}Z`,
      roles.deep,
    )
  const petals = (x: number, y: number, s: number) =>
    [-70, 70, -40, 40, 0]
      .map((angle, index) =>
        leaf(
          x,
          y,
          angle,
          (150 - Math.abs(angle) * 0.3) * s,
          index < 2 ? roles.far : roles.paper,
          index < 2 ? roles.mid : roles.tint,
        ),
      )
      .join('')
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 460, frame.y + 120, 70, roles.accent),
    cloud(frame.x + 120, frame.y + 110, 1, roles.glow),
    hills(kit, frame.horizon - 120, 50, roles.glow),
    rect(0, frame.horizon - 60, frame.width, frame.height, roles.mid),
    each(6, (index) =>
      line(`M${n(frame.x - 120 + index * 140)} ${n(frame.horizon - 20 + (index % 3) * 60)}h90`, roles.far, 6),
    ),
    subject(
      kit,
      line('M300 540C310 440 296 380 300 310M470 540C460 500 470 470 466 430', roles.deep, 12),
      pad(140, 480, 120),
      pad(420, 520, 140),
      petals(300, 330, 1.3),
      ellipse(300, 326, 34, 14, roles.accent),
      leaf(466, 440, 6, 110, roles.paper, roles.tint),
      leaf(462, 440, -14, 80, roles.far, roles.mid),
      line('M150 380C200 350 210 400 210 480', roles.deep, 8),
      line('M110 260l40 -30M110 260l46 -4M110 260l-40 26', roles.near, 8),
    ),
  ].join('')
}

function autumn(kit: Kit): string {
  const { roles } = kit
  return (
    meadow(kit) +
    scattered(kit, 9, (x, y, angle) => leaf(x, y + 90, angle, 30, roles.accent, roles.accentDeep)) +
    subject(
      kit,
      tree(kit, 140, 500, 300, roles.near, roles.deep),
      tree(kit, 480, 510, 340, roles.accent, roles.accentDeep),
      tree(kit, 320, 532, 440, roles.mid, roles.near),
      each(7, (index) =>
        leaf(90 + index * 74, 540 + (index % 2) * 14, 60 + index * 44, 32, roles.accent, roles.accentDeep),
      ),
    )
  )
}

function winter(kit: Kit): string {
  const { frame, roles } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.far),
    circle(frame.x + 140, frame.y + 120, 56, roles.paper),
    hills(kit, frame.horizon - 90, 60, roles.glow),
    hills(kit, frame.horizon - 10, 40, roles.tint),
    subject(
      kit,
      pine(kit, 120, 500, 260, roles.near, roles.paper),
      pine(kit, 520, 500, 220, roles.mid, roles.paper),
      pine(kit, 460, 520, 330, roles.deep, roles.paper),
      rect(210, 390, 170, 130, roles.near),
      rect(320, 390, 60, 130, roles.deep),
      rect(330, 300, 30, 60, roles.deep),
      path('M180 400L294 300L410 400Z', roles.ink),
      path(
        'M170 396L294 284L420 396L396 398Q380 376 360 372Q340 350 318 348L294 322L262 350Q240 352 230 376Q200 380 194 398Z',
        roles.paper,
      ),
      rect(240, 424, 48, 48, roles.accent, 6),
    ),
    path(
      `M0 ${frame.horizon + 66}Q${n(frame.width * 0.4)} ${frame.horizon + 26} ${frame.width} ${frame.horizon + 70}V${frame.height}H0Z`,
      roles.paper,
    ),
    scattered(kit, 22, (x, y) => circle(x, y + 40, 6, roles.paper)),
  ].join('')
}
