import { room, shadow } from '../parts/backdrops'
import { anybody, arm, head, lookOf, standing, torso } from '../parts/person'
import { leaf } from '../parts/plants'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, move, n, path, rect, ring } from '../shapes'

/** Somebody at work or on the way, without a face: nobody in particular. */
export const aloneScenes: Scene[] = [
  {
    id: 'at-laptop',
    title: '在电脑前',
    words: ['办公', '学习', '在线', '电脑'],
    tags: ['people', 'learning'],
    draw: atLaptop,
  },
  {
    id: 'at-board',
    title: '看板前',
    words: ['计划', '整理', '会议', '便签'],
    tags: ['people'],
    draw: atBoard,
  },
  {
    id: 'on-phone',
    title: '看手机',
    words: ['手机', '线上', '开户', '咨询'],
    tags: ['people'],
    draw: onPhone,
  },
  {
    id: 'walking',
    title: '撑伞行走',
    words: ['雨天', '保障', '出行', '伞'],
    tags: ['people'],
    draw: walking,
  },
]

function plant({ roles }: Kit, x: number, y: number): string {
  return [
    leaf(x, y - 60, -34, 90, roles.near, roles.deep),
    leaf(x, y - 60, 34, 90, roles.near, roles.deep),
    leaf(x, y - 60, 0, 120, roles.mid, roles.near),
    path(`M${x - 34} ${y - 64}H${x + 34}L${x + 26} ${y}H${x - 26}Z`, roles.paper),
    path(`M${x + 6} ${y - 64}H${x + 34}L${x + 26} ${y}H${x + 6}Z`, roles.tint),
  ].join('')
}

function atLaptop(kit: Kit): string {
  const { roles } = kit
  const look = lookOf(kit, anybody(kit, 0), roles.accent, roles.accentDeep)
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 534, 260),
      head(kit, 290, 168, look),
      torso(290, 220, look),
      arm([238, 252], [204, 344], [262, 372], look.top, look.skin),
      arm([342, 252], [376, 344], [318, 372], look.shade, look.skin),
      rect(206, 268, 172, 116, roles.deep, 12),
      rect(206, 268, 164, 116, roles.near, 12),
      circle(290, 326, 13, roles.paper),
      rect(50, 384, 500, 24, roles.ink, 12),
      rect(92, 408, 22, 120, roles.deep),
      rect(486, 408, 22, 120, roles.deep),
      plant(kit, 470, 384),
      rect(96, 330, 48, 54, roles.paper, 8),
      ring(146, 354, 14, roles.paper, 8),
      line('M110 314c-8 -12 8 -18 0 -32M130 314c-8 -12 8 -18 0 -32', roles.mid, 5),
    )
  )
}

function atBoard(kit: Kit): string {
  const { roles } = kit
  const look = lookOf(kit, anybody(kit, 1), roles.near, roles.deep)
  const notes = [
    roles.mid,
    roles.accent,
    roles.far,
    roles.far,
    roles.mid,
    roles.near,
    roles.accent,
    roles.mid,
  ]
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 330, 534, 250),
      rect(262, 94, 300, 300, roles.mid, 18),
      rect(256, 86, 300, 300, roles.paper, 18),
      line('M340 390L310 526M480 390L510 526', roles.ink, 14),
      each(8, (index) =>
        rect(286 + (index % 3) * 84, 116 + Math.floor(index / 3) * 84, 66, 66, notes[index] ?? '', 8),
      ),
      standing(kit, 170, look),
      arm([122, 212], [96, 292], [132, 352], look.top, look.skin),
      arm([214, 212], [270, 244], [318, 186], look.shade, look.skin),
    )
  )
}

function onPhone(kit: Kit): string {
  const { roles } = kit
  const look = lookOf(kit, anybody(kit, 2), roles.accent, roles.accentDeep, roles.deep)
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 534, 200),
      rect(340, 92, 210, 430, roles.ink, 34),
      rect(352, 104, 186, 406, roles.paper, 24),
      rect(352, 104, 186, 130, roles.near, 24),
      rect(352, 180, 186, 54, roles.near),
      circle(445, 168, 36, roles.paper),
      line('M430 168l11 11 20-22', roles.near, 9),
      each(3, (index) => rect(374, 258 + index * 62, 142, 44, index === 1 ? roles.far : roles.glow, 12)),
      rect(374, 450, 142, 38, roles.accent, 19),
      standing(kit, 200, look),
      arm([152, 212], [120, 296], [170, 296], look.top, look.skin),
      rect(162, 248, 34, 58, roles.ink, 8),
      arm([246, 212], [270, 300], [256, 374], look.shade, look.skin),
    )
  )
}

function walking(kit: Kit): string {
  const { roles, random } = kit
  const look = lookOf(kit, anybody(kit, 3), roles.near, roles.deep)
  return (
    room(kit) +
    subject(
      kit,
      each(9, (index) =>
        line(`M${n(40 + index * 62 + random() * 30)} ${n(10 + random() * 50)}l-10 30`, roles.mid, 6),
      ),
      each(4, (index) =>
        line(`M${n([40, 90, 510, 560][index] ?? 0)} ${n(230 + random() * 120)}l-10 30`, roles.mid, 6),
      ),
      shadow(kit, 300, 534, 170),
      arm([254, 282], [222, 340], [236, 402], look.shade, look.skin),
      walker(kit, look),
      line('M372 80V330', roles.ink, 9),
      move(
        0,
        -46,
        path(
          'M130 190C140 90 220 40 330 40S520 90 530 190C500 168 464 168 430 190C396 168 364 168 330 190C296 168 264 168 230 190C196 168 160 168 130 190Z',
          roles.accent,
        ),
      ),
      move(
        0,
        -46,
        path(
          'M330 40C430 40 520 90 530 190C500 168 464 168 430 190C424 120 390 66 330 40Z',
          roles.accentDeep,
        ),
      ),
      arm([326, 278], [348, 350], [372, 306], look.top, look.skin),
    )
  )
}

/** The walker is a little smaller, to have room for the umbrella. */
function walker(kit: Kit, look: ReturnType<typeof lookOf>): string {
  return `<g transform="translate(58 106) scale(.8)">${standing(kit, 290, look, 34)}</g>`
}
