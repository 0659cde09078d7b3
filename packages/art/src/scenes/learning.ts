import { room, shadow } from '../parts/backdrops'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, ellipse, line, move, path, rect, ring, turn } from '../shapes'

/** Things one learns with, and what comes of it. */
export const learningScenes: Scene[] = [
  {
    id: 'books',
    title: '一摞书',
    words: ['书', '阅读', '入门', '课程', '学习'],
    tags: ['learning'],
    draw: books,
  },
  {
    id: 'lamp',
    title: '台灯下',
    words: ['台灯', '夜晚', '自学', '阅读', '作业'],
    tags: ['learning'],
    draw: lamp,
  },
  {
    id: 'notebook',
    title: '笔记本',
    words: ['笔记', '计划', '复盘', '清单', '作业'],
    tags: ['learning'],
    draw: notebook,
  },
  {
    id: 'headphones',
    title: '耳机',
    words: ['听课', '音频', '直播', '回放', '陪伴'],
    tags: ['learning'],
    draw: headphones,
  },
  {
    id: 'certificate',
    title: '结业证书',
    words: ['证书', '结业', '毕业', '资格', '荣誉'],
    tags: ['learning'],
    draw: certificate,
  },
]

/** A book lying on its side: its cover, its pages, and the spine facing the viewer. */
function lying(x: number, y: number, width: number, cover: string, shade: string, { roles }: Kit): string {
  return move(
    x,
    y,
    rect(0, 0, width, 74, cover, 16),
    path(`M40 12H${width}V62H40Q24 62 24 37T40 12Z`, roles.paper),
    path(`M40 44H${width}V62H40Q28 62 25 50Q30 44 40 44Z`, roles.tint),
    line(`M60 28H${width - 4}`, roles.tint, 4),
    rect(0, 0, width, 14, cover, 7),
    rect(0, 60, width, 14, shade, 7),
  )
}

function books(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 534, 230),
      lying(96, 454, 400, roles.near, roles.deep, kit),
      lying(136, 378, 350, roles.accent, roles.accentDeep, kit),
      lying(104, 302, 366, roles.mid, roles.near, kit),
      rect(404, 376, 30, 60, roles.deep),
      path('M404 436V462L419 448L434 462V436Z', roles.deep),
      openBook(kit, 300, 290),
    )
  )
}

/** A book lying open, its lower middle at (x, y). */
function openBook({ roles }: Kit, x: number, y: number): string {
  const half = (side: 1 | -1) =>
    `<g transform="scale(${side} 1)">${[
      path('M0 16C40 -18 112 -24 188 -8V-158C120 -170 44 -166 0 -136Z', roles.deep),
      path('M0 0C40 -34 110 -40 176 -22V-170C110 -188 40 -182 0 -148Z', roles.paper),
    ].join('')}</g>`
  return move(
    x,
    y,
    half(-1),
    half(1),
    path('M0 0C8 -7 18 -14 30 -19V-167C18 -162 8 -156 0 -148Z', roles.far, 0.6),
    line(
      'M-150 -136C-108 -146 -68 -142 -34 -126M-150 -102C-108 -112 -68 -108 -34 -92M-150 -68C-108 -78 -68 -74 -34 -58',
      roles.mid,
      7,
    ),
    line(
      'M150 -136C126 -142 102 -143 80 -140M150 -102C126 -108 102 -109 80 -106M150 -68C136 -72 120 -73 106 -72',
      roles.mid,
      7,
    ),
  )
}

function lamp(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      path('M222 226L34 524H474L342 166Z', roles.paper, 0.4),
      shadow(kit, 310, 534, 240),
      rect(420, 500, 150, 28, roles.deep, 14),
      line('M494 500L540 330L372 150', roles.near, 20),
      circle(540, 330, 22, roles.deep),
      circle(540, 330, 8, roles.accent),
      circle(372, 150, 18, roles.deep),
      ellipse(282, 196, 64, 26, roles.accent),
      turn(
        290,
        180,
        -27,
        path('M-30 -86Q0 -104 30 -86L92 18Q0 44 -92 18Z', roles.near),
        path('M4 -98Q20 -96 30 -86L92 18Q52 30 16 30Z', roles.deep),
      ),
      openBook(kit, 240, 522),
      rect(62, 420, 74, 106, roles.mid, 10),
      rect(106, 420, 30, 106, roles.near, 8),
      line('M80 420L68 338M98 420V322M116 420L130 346', roles.ink, 9),
      path('M62 346L66 318L76 340Z', roles.accent),
    )
  )
}

function notebook(kit: Kit): string {
  const { roles } = kit
  const item = (y: number, width: number) =>
    rect(196, y, 40, 40, roles.tint, 10) + line(`M262 ${y + 20}H${262 + width}`, roles.mid, 12)
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 536, 210),
      rect(126, 84, 350, 446, roles.deep, 26),
      rect(126, 84, 336, 446, roles.near, 26),
      rect(150, 104, 316, 406, roles.paper, 16),
      rect(440, 104, 26, 406, roles.tint, 12),
      item(172, 128),
      item(250, 92),
      item(328, 128),
      item(406, 70),
      line('M204 190l12 14 24-28M204 268l12 14 24-28', roles.accent, 12),
      rect(350, 84, 44, 118, roles.accent, 0),
      path('M350 202V228L372 208L394 228V202Z', roles.accent),
      each(6, (index) => rect(106, 126 + index * 68, 48, 16, roles.ink, 8)),
      turn(
        470,
        390,
        32,
        rect(-17, -150, 34, 38, roles.mid, 10),
        rect(-17, -122, 34, 14, roles.ink),
        rect(-17, -108, 34, 196, roles.accent),
        rect(4, -108, 13, 196, roles.accentDeep),
        path('M-17 88H17L0 140Z', roles.paper),
        path('M-6 122H6L0 140Z', roles.ink),
      ),
    )
  )
}

function headphones(kit: Kit): string {
  const { roles } = kit
  const cup = (x: number, side: 1 | -1) =>
    `<g transform="translate(${x} 372) scale(${side} 1)">${[
      rect(-34, -92, 62, 184, roles.ink, 30),
      rect(-8, -104, 84, 208, roles.near, 42),
      path('M40 -104Q76 -96 76 -62V62Q76 96 40 104Z', roles.deep),
      circle(30, 0, 26, roles.accent),
    ].join('')}</g>`
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 534, 220),
      ...[
        [212, 34],
        [246, 70],
        [280, 124],
        [314, 88],
        [348, 140],
        [382, 58],
      ].map(([x = 0, height = 0]) => rect(x - 9, 372 - height / 2, 18, height, roles.accent, 9)),
      line('M128 372V300A172 172 0 0 1 472 300V372', roles.deep, 34),
      line('M128 372V300A172 172 0 0 1 472 300', roles.near, 20),
      cup(128, -1),
      cup(472, 1),
      line('M98 470C98 540 190 520 240 522S360 528 420 506', roles.ink, 9),
    )
  )
}

function certificate(kit: Kit): string {
  const { roles } = kit
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 540, 220),
      move(
        0,
        30,
        rect(66, 118, 468, 366, roles.deep, 22),
        rect(66, 112, 468, 360, roles.near, 22),
        rect(90, 136, 420, 312, roles.paper, 10),
        `<rect x="110" y="156" width="380" height="272" rx="6" fill="none" stroke="${roles.far}" stroke-width="6"/>`,
        ring(300, 212, 30, roles.accent, 12),
        line('M284 212l12 13 22-24', roles.accentDeep, 9),
        line('M210 280H390', roles.near, 18),
        line('M168 326H432M168 360H330', roles.tint, 12),
        line('M168 402H262', roles.mid, 8),
        path('M396 420L372 528L414 500L440 532L462 424Z', roles.near),
        path('M430 426L440 532L462 424Z', roles.deep),
        each(10, (index) => turn(428, 386, index * 36, rect(-17, -66, 34, 40, roles.accentDeep, 12))),
        circle(428, 386, 52, roles.accent),
        circle(428, 386, 32, roles.paper),
        path('M428 362l7 16 17 2-13 11 4 17-15-9-15 9 4-17-13-11 17-2Z', roles.accentDeep),
      ),
    )
  )
}
