import { cloud, hills, room, shadow } from '../parts/backdrops'
import { bird, bowl, firework, lantern, luckyCloud } from '../parts/festive'
import { blossom, leaf } from '../parts/plants'
import { ridge } from '../parts/ridge'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, move, n, rect, ring } from '../shapes'

/** From the first day of the year on. */
export const springDays: Scene[] = [
  {
    id: 'new-year',
    title: '元旦',
    words: ['元旦', '新年', '日出', '烟花'],
    tags: ['holiday'],
    draw: newYear,
  },
  {
    id: 'spring-festival',
    title: '春节',
    words: ['春节', '过年', '灯笼', '新春'],
    tags: ['holiday'],
    draw: springFestival,
  },
  {
    id: 'lantern-festival',
    title: '元宵',
    words: ['元宵', '汤圆', '花灯', '团圆'],
    tags: ['holiday'],
    draw: lanternFestival,
  },
  {
    id: 'qingming',
    title: '清明',
    words: ['清明', '柳', '踏青', '燕子'],
    tags: ['holiday', 'season'],
    draw: qingming,
  },
]

function newYear(kit: Kit): string {
  const { frame, roles } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.glow),
    ...[250, 200, 150].map((r) =>
      circle(frame.x + 310, frame.horizon - 70, r, roles.accent, r === 150 ? 1 : 0.2),
    ),
    firework(frame.x + 110, frame.y + 110, 62, roles.near),
    firework(frame.x + 500, frame.y + 90, 74, roles.accentDeep),
    firework(frame.x + 320, frame.y + 50, 40, roles.mid),
    cloud(frame.x + 500, frame.y + 300, 1, roles.sky),
    ridge(kit, frame.horizon - 50, 110, roles.mid),
    ridge(kit, frame.horizon + 30, 70, roles.near),
    hills(kit, frame.horizon + 90, 30, roles.deep),
    bird(frame.x + 130, frame.y + 250, -10, roles.paper),
    bird(frame.x + 200, frame.y + 200, -16, roles.paper),
  ].join('')
}

/** A branch from the upper right corner of the subject's square, with blossoms. */
function branch({ roles }: Kit, petals: string): string {
  const places = [
    [540, 96, 30],
    [470, 128, 36],
    [400, 92, 28],
    [430, 190, 26],
    [350, 150, 32],
    [560, 180, 24],
  ] as const
  return (
    line(
      'M640 60C540 70 470 130 340 146M500 108C450 70 420 80 392 84M520 100C470 170 450 180 424 196',
      roles.ink,
      11,
    ) + places.map(([x, y, r]) => blossom(x, y, r, petals, roles.accent)).join('')
  )
}

function springFestival(kit: Kit): string {
  const { frame, roles } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.glow),
    circle(frame.x + 300, frame.y + 300, 250, roles.sky),
    ring(frame.x + 300, frame.y + 300, 226, roles.far, 6),
    subject(
      kit,
      branch(kit, roles.mid),
      line('M180 -200V80M350 -200V180', roles.accentDeep, 5),
      lantern(kit, 180, 70, 1.5),
      lantern(kit, 370, 190, 1.25),
      luckyCloud(490, 470, 1, roles.mid, roles.paper),
      luckyCloud(120, 520, 1.1, roles.far, roles.near),
    ),
  ].join('')
}

function lanternFestival(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      line('M110 -200V20M490 -200V20', roles.accentDeep, 5),
      lantern(kit, 110, 0, 0.85),
      lantern(kit, 490, 0, 0.85),
      shadow(kit, 300, 540, 190),
      bowl(
        kit,
        300,
        340,
        each(5, (index) =>
          circle(
            190 - 300 + index * 55,
            index % 2 === 0 ? -12 : -26,
            36,
            [roles.tint, roles.paper, roles.accent, roles.paper, roles.tint][index] ?? '',
          ),
        ),
      ),
    )
  )
}

function qingming(kit: Kit): string {
  const { frame, roles, random } = kit
  const twig = (x: number, length: number) =>
    line(`M${x} 0C${x - 10} ${length / 2} ${x + 16} ${length * 0.7} ${x - 4} ${length}`, roles.deep, 4) +
    each(5, (index) =>
      leaf(x, 40 + (index * length) / 5.4, index % 2 === 0 ? 150 : 210, 46, roles.near, roles.deep),
    )
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    hills(kit, frame.horizon - 120, 80, roles.glow),
    hills(kit, frame.horizon - 40, 60, roles.far),
    hills(kit, frame.horizon + 40, 40, roles.mid),
    each(12, () =>
      line(`M${n(random() * frame.width)} ${n(random() * frame.horizon * 0.8)}l-8 30`, roles.far, 4),
    ),
    subject(
      kit,
      move(0, -kit.frame.y, twig(360, 210), twig(430, 320), twig(500, 250), twig(560, 370)),
      bird(210, 250, -12, roles.ink),
      bird(120, 160, -20, roles.deep),
    ),
  ].join('')
}
