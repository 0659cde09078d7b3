import { room, shadow } from '../parts/backdrops'
import { luckyCloud } from '../parts/festive'
import { blossom, leaf } from '../parts/plants'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, path, rect } from '../shapes'

export const summerDays: Scene[] = [
  { id: 'labour-day', title: '五一', words: ['五一', '劳动节', '假期'], tags: ['holiday'], draw: labourDay },
  {
    id: 'dragon-boat',
    title: '端午',
    words: ['端午', '粽子', '艾草', '安康'],
    tags: ['holiday'],
    draw: dragonBoat,
  },
  { id: 'qixi', title: '七夕', words: ['七夕', '喜鹊', '星空', '鹊桥'], tags: ['holiday'], draw: qixi },
]

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
    rect(0, 0, frame.width, frame.height, roles.night),
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
