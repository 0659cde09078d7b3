import { cloud, hills, meadow } from '../parts/backdrops'
import { tree } from '../parts/plants'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, move, n, path, rect } from '../shapes'

/** What one goes along in a city. */
export const roadScenes: Scene[] = [
  { id: 'bridge', title: '大桥', words: ['桥', '连接', '江', '通达'], tags: ['city'], draw: bridge },
  { id: 'street', title: '林荫街道', words: ['街道', '店铺', '树', '社区'], tags: ['city'], draw: street },
]

function bridge(kit: Kit): string {
  const { frame, roles } = kit
  const deck = frame.y + 400
  const left = frame.x + 110
  const right = frame.x + 490
  const top = frame.y + 110
  const cables = (x: number) =>
    each(6, (index) => {
      const reach = 34 + index * 30
      return line(`M${x - reach} ${deck}L${x} ${top + 20 + index * 8}L${x + reach} ${deck}`, roles.near, 4)
    })
  return [
    rect(0, 0, frame.width, frame.height, roles.sky),
    circle(frame.x + 300, frame.y + 180, 80, roles.accent),
    cloud(frame.x + 130, frame.y + 80, 0.8, roles.glow),
    cloud(frame.x + 470, frame.y + 230, 0.9, roles.glow),
    hills(kit, deck - 40, 60, roles.glow),
    hills(kit, deck + 10, 40, roles.far),
    rect(0, deck + 80, frame.width, frame.height, roles.mid),
    cables(left),
    cables(right),
    each(2, (index) => {
      const x = index === 0 ? left : right
      return (
        path(`M${x - 16} ${deck + 130}L${x - 9} ${top}H${x + 9}L${x + 16} ${deck + 130}Z`, roles.deep) +
        rect(x - 34, deck + 116, 68, 24, roles.ink, 8)
      )
    }),
    rect(0, deck, frame.width, 24, roles.deep),
    rect(0, deck - 8, frame.width, 10, roles.near),
    each(9, (index) =>
      line(
        `M${n(frame.x - 160 + index * 100)} ${n(deck + 124 + (index % 3) * 22)}h${50 + (index % 2) * 40}`,
        roles.far,
        7,
      ),
    ),
  ].join('')
}

function street(kit: Kit): string {
  const { roles } = kit
  const shop = (x: number, height: number, wall: string, awning: string) =>
    move(
      x,
      500 - height,
      rect(0, 0, 170, height, wall, 8),
      each(2, (index) => rect(26 + index * 70, 30, 48, 60, roles.deep, 8)),
      rect(20, height - 116, 62, 116, roles.deep, 6),
      rect(98, height - 110, 54, 70, roles.paper, 6),
      path(`M-10 ${height - 130}H180L170 ${height - 166}H0Z`, awning),
      each(4, (index) =>
        path(
          `M${-10 + index * 48} ${height - 130}h47a23.5 18 0 0 1 -47 0Z`,
          index % 2 === 0 ? awning : roles.paper,
        ),
      ),
    )
  return (
    meadow(kit) +
    rect(0, kit.frame.y + 500, kit.frame.width, kit.frame.height, roles.far) +
    rect(0, kit.frame.y + 494, kit.frame.width, 10, roles.paper) +
    subject(
      kit,
      shop(50, 300, roles.mid, roles.accent),
      shop(226, 370, roles.near, roles.paper),
      shop(402, 280, roles.tint, roles.near),
      tree(kit, 24, 520, 190, roles.near, roles.deep),
      tree(kit, 396, 524, 130, roles.mid, roles.near),
      tree(kit, 588, 520, 210, roles.near, roles.deep),
      line('M222 520V360q0 -20 24 -20', roles.ink, 8),
      circle(250, 350, 16, roles.accent),
    )
  )
}
