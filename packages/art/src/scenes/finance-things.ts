import { room, shadow } from '../parts/backdrops'
import { leaf } from '../parts/plants'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, ellipse, line, move, n, path, rect, ring, turn } from '../shapes'

/** Things that stand for care and patience with money. */
export const thingScenes: Scene[] = [
  { id: 'scales', title: '天平', words: ['平衡', '风险', '公平', '合规'], tags: ['finance'], draw: scales },
  { id: 'shield', title: '盾牌', words: ['安全', '保障', '保护', '合规'], tags: ['finance'], draw: shield },
  {
    id: 'telescope',
    title: '望远镜',
    words: ['展望', '长期', '策略', '观察'],
    tags: ['finance'],
    draw: telescope,
  },
  { id: 'compass', title: '指南针', words: ['方向', '指引', '规划'], tags: ['finance'], draw: compass },
  {
    id: 'seedling',
    title: '盆中幼苗',
    words: ['成长', '耐心', '长期', '定投'],
    tags: ['finance'],
    draw: seedling,
  },
  { id: 'safe', title: '保险箱', words: ['安全', '资产', '保管'], tags: ['finance'], draw: safe },
  {
    id: 'umbrella',
    title: '伞下的家',
    words: ['保险', '保障', '家庭', '风险'],
    tags: ['finance'],
    draw: umbrella,
  },
]

function scales(kit: Kit): string {
  const { roles } = kit
  const pan = (x: number, y: number, load: string) =>
    move(
      x,
      y,
      line('M0 0L-74 150M0 0L74 150', roles.mid, 5),
      load,
      path('M-96 150H96A96 62 0 0 1 -96 150Z', roles.near),
      path('M0 150H96A96 62 0 0 1 0 212Z', roles.deep),
    )
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 530, 170),
      path('M190 526Q196 488 250 484H350Q404 488 410 526Z', roles.deep),
      rect(286, 130, 28, 360, roles.near, 8),
      rect(300, 130, 14, 360, roles.deep, 0),
      pan(140, 172, circle(-24, 116, 34, roles.accent) + circle(38, 126, 24, roles.mid)),
      pan(460, 172, rect(-44, 82, 64, 68, roles.mid, 8) + rect(26, 112, 38, 38, roles.accent, 8)),
      line('M140 172H460', roles.ink, 18),
      circle(140, 172, 15, roles.accent),
      circle(460, 172, 15, roles.accent),
      circle(300, 160, 38, roles.accent),
      circle(300, 160, 18, roles.paper),
    )
  )
}

function shield(kit: Kit): string {
  const { roles } = kit
  const outline =
    'M300 84C360 124 428 140 480 142C486 330 430 456 300 520C170 456 114 330 120 142C172 140 240 124 300 84Z'
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 538, 170),
      ring(300, 290, 262, roles.far, 5),
      circle(56, 196, 12, roles.accent),
      circle(548, 372, 16, roles.mid),
      path(outline, roles.near),
      path('M300 84C360 124 428 140 480 142C486 330 430 456 300 520Z', roles.deep),
      path(
        'M300 136C346 164 394 178 434 182C436 320 396 412 300 464C204 412 164 320 166 182C206 178 254 164 300 136Z',
        roles.paper,
      ),
      path('M300 136C346 164 394 178 434 182C436 320 396 412 300 464Z', roles.tint),
      line('M226 300l54 54 100-108', roles.accent, 36),
    )
  )
}

function telescope(kit: Kit): string {
  const { roles } = kit
  const stars = [
    [350, 60, 9],
    [560, 200, 6],
    [250, 120, 6],
    [150, 90, 6],
  ] as const
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 270, 530, 170),
      ...stars.map(([x, y, r]) => circle(x, y, r, roles.accent)),
      ring(470, 104, 66, roles.far, 6),
      circle(470, 104, 46, roles.mid),
      line('M270 330L150 524M270 330L390 524M270 330V520', roles.ink, 20),
      turn(
        270,
        300,
        -30,
        rect(-196, -28, 90, 56, roles.deep, 10),
        rect(-212, -36, 26, 72, roles.ink, 8),
        rect(-116, -44, 150, 88, roles.near, 10),
        rect(-116, 8, 150, 36, roles.deep, 8),
        rect(20, -60, 170, 120, roles.near, 12),
        rect(20, 12, 170, 48, roles.deep, 10),
        rect(20, -60, 26, 120, roles.accent, 6),
        rect(176, -72, 34, 144, roles.ink, 10),
      ),
      circle(270, 326, 32, roles.ink),
      circle(270, 326, 13, roles.accent),
    )
  )
}

function compass(kit: Kit): string {
  const { roles, random } = kit
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 536, 170),
      ring(300, 70, 34, roles.deep, 14),
      rect(276, 92, 48, 40, roles.deep, 8),
      circle(300, 314, 212, roles.deep),
      path('M300 102A212 212 0 0 0 300 526A250 250 0 0 1 300 102Z', roles.near),
      circle(300, 314, 176, roles.paper),
      path('M300 138A176 176 0 0 1 300 490A230 230 0 0 0 300 138Z', roles.tint),
      each(12, (index) =>
        turn(
          300,
          314,
          index * 30,
          rect(-5, -160, 10, index % 3 === 0 ? 34 : 16, index % 3 === 0 ? roles.near : roles.mid, 5),
        ),
      ),
      turn(
        300,
        314,
        28 + random() * 20,
        path('M0 -128L36 0H-36Z', roles.accent),
        path('M0 -128L36 0H0Z', roles.accentDeep),
        path('M0 128L36 0H-36Z', roles.near),
        path('M0 128L36 0H0Z', roles.deep),
      ),
      circle(300, 314, 20, roles.ink),
      circle(300, 314, 8, roles.paper),
    )
  )
}

function seedling(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 532, 170),
      line('M300 360C296 300 306 240 300 150', roles.deep, 14),
      leaf(300, 300, -62, 150, roles.near, roles.deep),
      leaf(300, 262, 58, 166, roles.near, roles.deep),
      leaf(300, 190, -34, 112, roles.mid, roles.near),
      leaf(300, 176, 30, 104, roles.mid, roles.near),
      ellipse(300, 364, 128, 20, roles.ink),
      path('M166 366H434L404 510Q400 528 380 528H220Q200 528 196 510Z', roles.accent),
      path('M330 366H434L404 510Q400 528 380 528H318Z', roles.accentDeep),
      rect(148, 344, 304, 48, roles.accent, 16),
      rect(330, 344, 122, 48, roles.accentDeep, 16),
      ellipse(300, 344, 130, 14, roles.ink),
      line('M300 344C299 330 299 320 300 300', roles.deep, 14),
    )
  )
}

function safe(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 534, 240),
      rect(120, 496, 64, 34, roles.ink, 8),
      rect(416, 496, 64, 34, roles.ink, 8),
      rect(86, 130, 428, 380, roles.deep, 36),
      rect(86, 130, 408, 380, roles.near, 36),
      rect(126, 170, 328, 300, roles.deep, 24),
      rect(134, 178, 320, 292, roles.mid, 22),
      each(2, (index) => rect(434, 214 + index * 168, 34, 48, roles.ink, 10)),
      circle(282, 324, 92, roles.paper),
      each(16, (index) => turn(282, 324, index * 22.5, rect(-3, -84, 6, 14, roles.mid, 3))),
      circle(282, 324, 58, roles.deep),
      turn(
        282,
        324,
        30,
        each(3, (index) => turn(0, 0, index * 120, rect(-8, -76, 16, 76, roles.accent, 8))),
      ),
      circle(282, 324, 26, roles.accentDeep),
    )
  )
}

function umbrella(kit: Kit): string {
  const { roles, random } = kit
  const drop = (index: number) => {
    const x = 40 + index * 76 + random() * 30
    const y = 20 + random() * 60
    return line(`M${n(x)} ${n(y)}l-8 26`, roles.mid, 6)
  }
  return (
    room(kit) +
    subject(
      kit,
      each(7, drop),
      shadow(kit, 300, 532, 200),
      line('M300 90V330', roles.ink, 12),
      path(
        'M60 290C60 170 160 90 300 90S540 170 540 290C510 262 450 262 420 290C390 262 330 262 300 290C270 262 210 262 180 290C150 262 90 262 60 290Z',
        roles.near,
      ),
      path('M300 90C384 120 424 200 420 290C390 262 330 262 300 290C300 200 300 140 300 90Z', roles.accent),
      path('M300 90C440 92 540 170 540 290C510 262 450 262 420 290C424 200 384 120 300 90Z', roles.deep),
      rect(196, 400, 208, 128, roles.paper),
      rect(320, 400, 84, 128, roles.tint),
      path('M168 410L300 306L432 410Z', roles.deep),
      rect(226, 436, 46, 92, roles.near, 6),
      rect(312, 436, 56, 46, roles.accent, 6),
    )
  )
}
