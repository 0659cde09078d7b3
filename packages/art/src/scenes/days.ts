import { cloud, hills, room, shadow } from '../parts/backdrops'
import { bird, bowl, firework, lantern, luckyCloud, roof, scattered } from '../parts/festive'
import { cutMooncake, mooncake } from '../parts/mooncake'
import { blossom, leaf } from '../parts/plants'
import { ridge } from '../parts/ridge'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, ellipse, line, move, n, path, rect, ring } from '../shapes'

export const dayScenes: Scene[] = [
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
  { id: 'labour-day', title: '五一', words: ['五一', '劳动节', '假期'], tags: ['holiday'], draw: labourDay },
  {
    id: 'dragon-boat',
    title: '端午',
    words: ['端午', '粽子', '艾草', '安康'],
    tags: ['holiday'],
    draw: dragonBoat,
  },
  { id: 'qixi', title: '七夕', words: ['七夕', '喜鹊', '星空', '鹊桥'], tags: ['holiday'], draw: qixi },
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

function labourDay(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 532, 230),
      each(
        8,
        (index) =>
          `<g transform="translate(430 250) rotate(${index * 45})">${rect(-22, -120, 44, 60, roles.mid, 10)}</g>`,
      ),
      circle(430, 250, 94, roles.mid),
      circle(430, 250, 42, roles.glow),
      leaf(120, 520, -30, 180, roles.near, roles.deep),
      leaf(150, 526, 4, 220, roles.mid, roles.near),
      leaf(470, 526, 34, 190, roles.near, roles.deep),
      path('M130 480C130 350 200 270 300 270S470 350 470 480Z', roles.accent),
      path('M300 270C400 270 470 350 470 480H390C396 380 360 300 300 270Z', roles.accentDeep),
      rect(266, 250, 68, 200, roles.paper, 30),
      rect(92, 470, 416, 56, roles.accent, 28),
      rect(330, 470, 178, 56, roles.accentDeep, 28),
      circle(300, 420, 26, roles.near),
    )
  )
}

function dragonBoat(kit: Kit): string {
  const { roles } = kit
  const dumpling = (x: number, y: number, s: number) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${[
      path(
        'M0 -150Q20 -156 34 -130L140 30Q150 60 110 64H-110Q-150 60 -140 30L-34 -130Q-20 -156 0 -150Z',
        roles.near,
      ),
      path('M0 -150Q20 -156 34 -130L140 30Q150 60 110 64H40Z', roles.deep),
      path('M0 -150L-60 64H-110Q-150 60 -140 30Z', roles.mid),
      line('M-96 -30L104 -22M-120 16L128 22', roles.accent, 11),
      line('M-10 -26l-36 -34M-10 -26l30 -40', roles.accent, 9),
    ].join('')}</g>`
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 532, 240),
      leaf(380, 480, 12, 350, roles.far, roles.mid),
      leaf(400, 490, 44, 280, roles.far, roles.mid),
      leaf(150, 470, -36, 270, roles.far, roles.mid),
      dumpling(230, 446, 1.3),
      dumpling(456, 474, 0.8),
    )
  )
}

function qixi(kit: Kit): string {
  const { frame, roles, random } = kit
  const magpie = (x: number, y: number, across: number) =>
    `<g transform="translate(${x} ${y}) scale(${across} 1)">${[
      path(
        'M-30 0Q-120 60 -190 92L-176 64Q-110 20 -70 -20Q-30 -64 20 -56Q54 -54 62 -26L86 -16L60 -8Q50 40 0 50Q-40 52 -60 30Z',
        roles.ink,
      ),
      path('M20 -2Q44 0 54 -6Q46 40 0 48Q-20 46 -34 36Q10 30 20 -2Z', roles.paper),
      path('M-70 -10Q-30 -20 0 10Q-40 40 -110 40Z', roles.near),
      circle(40, -32, 5, roles.paper),
    ].join('')}</g>`
  return [
    rect(0, 0, frame.width, frame.height, roles.deep),
    each(20, () =>
      circle(random() * frame.width, random() * frame.height * 0.8, 2 + random() * 3, roles.far),
    ),
    circle(frame.x + 300, frame.y + 250, 210, roles.accent),
    subject(
      kit,
      line('M-10 470C120 430 240 460 330 440S540 400 640 420', roles.ink, 18),
      line('M430 426C470 380 500 370 530 330M150 446C120 400 90 390 70 360', roles.ink, 11),
      ...(
        [
          [530, 330, 30],
          [490, 372, 24],
          [70, 360, 28],
          [112, 402, 22],
          [560, 420, 26],
          [40, 460, 24],
        ] as const
      ).map(([x, y, r]) => blossom(x, y, r, roles.mid, roles.accent)),
      magpie(210, 388, 1),
      magpie(400, 376, -1),
      luckyCloud(480, 540, 0.9, roles.near, roles.far),
      luckyCloud(110, 550, 0.9, roles.near, roles.far),
    ),
  ].join('')
}

function midAutumn(kit: Kit): string {
  const { frame, roles, random } = kit
  return [
    rect(0, 0, frame.width, frame.height, roles.deep),
    each(14, () =>
      circle(random() * frame.width, random() * frame.horizon * 0.7, 2 + random() * 3, roles.far),
    ),
    circle(frame.x + 320, frame.y + 220, 190, roles.accent),
    circle(frame.x + 260, frame.y + 170, 34, roles.accentDeep, 0.4),
    circle(frame.x + 390, frame.y + 260, 50, roles.accentDeep, 0.4),
    circle(frame.x + 330, frame.y + 120, 20, roles.accentDeep, 0.4),
    ridge(kit, frame.horizon - 20, 120, roles.near),
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
