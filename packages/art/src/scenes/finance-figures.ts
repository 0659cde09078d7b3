import { room, shadow } from '../parts/backdrops'
import { isoBox } from '../parts/isometric'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, move, n, path, rect, ring, turn } from '../shapes'

/** Figures, without a line that rises: none may promise a gain. */
export const figureScenes: Scene[] = [
  {
    id: 'charts',
    title: '立体图表',
    words: ['数据', '图表', '分析', '报告'],
    tags: ['finance'],
    draw: charts,
  },
  {
    id: 'allocation',
    title: '资产配置',
    words: ['配置', '比例', '组合', '圆环'],
    tags: ['finance'],
    draw: allocation,
  },
  {
    id: 'magnifier',
    title: '放大镜看数据',
    words: ['研究', '分析', '观察', '查看'],
    tags: ['finance'],
    draw: magnifier,
  },
  {
    id: 'calendar',
    title: '日历',
    words: ['定投', '计划', '日期', '提醒'],
    tags: ['finance', 'learning'],
    draw: calendar,
  },
]

function charts(kit: Kit): string {
  const { roles } = kit
  const plain = { top: roles.mid, left: roles.near, right: roles.deep }
  const bright = { top: roles.accent, left: roles.accent, right: roles.accentDeep }
  const heights = [130, 190, 90, 160, 110]
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 540, 250),
      move(
        300,
        350,
        isoBox([-170, -120, -24], [340, 300, 24], { top: roles.paper, left: roles.far, right: roles.mid }),
        each(heights.length, (index) => {
          const height = heights[index] ?? 0
          return isoBox([-140 + index * 62, -70, 0], [42, 42, height], index === 3 ? bright : plain)
        }),
        isoBox([-130, 50, 0], [70, 70, 40], plain),
        isoBox([10, 60, 0], [120, 24, 12], { top: roles.far, left: roles.mid, right: roles.mid }),
        isoBox([10, 110, 0], [80, 24, 12], { top: roles.far, left: roles.mid, right: roles.mid }),
      ),
    )
  )
}

/** A segment of a ring around the middle, from one share of the full circle to another. */
function arc(r: number, from: number, to: number): string {
  const at = (share: number) =>
    `${n(r * Math.sin(share * 2 * Math.PI))} ${n(-r * Math.cos(share * 2 * Math.PI))}`
  return `M${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}`
}

function allocation(kit: Kit): string {
  const { roles } = kit
  const part = (from: number, to: number, colour: string) =>
    `<path d="${arc(105, from, to)}" fill="none" stroke="${colour}" stroke-width="62"/>`
  const rows = [roles.near, roles.mid, roles.deep]
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 530, 250),
      rect(80, 90, 440, 440, roles.far, 32),
      rect(72, 82, 440, 440, roles.paper, 32),
      move(235, 270, part(0, 0.42, roles.near), part(0.42, 0.7, roles.mid), part(0.7, 0.86, roles.deep)),
      move(222, 256, part(0.86, 1, roles.accent)),
      each(3, (index) =>
        [
          rect(392, 178 + index * 66, 24, 24, rows[index] ?? '', 7),
          rect(428, 184 + index * 66, index === 1 ? 36 : 56, 12, roles.far, 6),
        ].join(''),
      ),
      rect(120, 446, 220, 14, roles.glow, 7),
      rect(120, 474, 150, 14, roles.glow, 7),
    )
  )
}

function magnifier(kit: Kit): string {
  const { roles } = kit
  const heights = [120, 170, 90, 150, 110]
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 285, 530, 240),
      rect(80, 130, 400, 400, roles.far, 28),
      rect(72, 122, 400, 400, roles.paper, 28),
      rect(72, 122, 400, 58, roles.near, 28) + rect(72, 152, 400, 28, roles.near),
      each(3, (index) => circle(106 + index * 26, 151, 8, index === 0 ? roles.accent : roles.far)),
      each(heights.length, (index) => {
        const height = heights[index] ?? 0
        return rect(112 + index * 68, 470 - height, 42, height, index === 1 ? roles.near : roles.far, 8)
      }),
      line('M104 474H440', roles.mid, 6),
      turn(
        400,
        330,
        -42,
        rect(-17, 108, 34, 150, roles.deep, 17),
        rect(-17, 108, 34, 26, roles.accent),
        circle(0, 0, 112, roles.glow),
        ring(0, 0, 108, roles.ink, 22),
      ),
      rect(352, 300, 42, 92, roles.near, 8),
      rect(412, 262, 42, 130, roles.accent, 8),
      line('M332 292A76 76 0 0 1 376 258', roles.paper, 10),
    )
  )
}

function calendar(kit: Kit): string {
  const { roles, random } = kit
  const chosen = 6 + Math.floor(random() * 8)
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 532, 250),
      rect(116, 490, 368, 38, roles.deep, 12),
      rect(92, 118, 416, 396, roles.far, 28),
      rect(92, 110, 416, 396, roles.paper, 28),
      path('M92 204V138a28 28 0 0 1 28-28H480a28 28 0 0 1 28 28V204Z', roles.near),
      each(5, (index) => rect(152 + index * 70, 84, 16, 56, roles.ink, 8)),
      rect(124, 160, 110, 18, roles.far, 9),
      each(20, (index) => {
        const x = 128 + (index % 5) * 72
        const y = 232 + Math.floor(index / 5) * 66
        if (index === chosen)
          return (
            circle(x + 24, y + 22, 31, roles.accent) +
            line(`M${x + 10} ${y + 23}l10 10 19-20`, roles.paper, 8)
          )
        return rect(x, y, 48, 44, index < chosen ? roles.far : roles.glow, 12)
      }),
    )
  )
}
