import { room, shadow } from '../parts/backdrops'
import { anybody, arm, lookOf, standing } from '../parts/person'
import { type Kit, type Scene, subject } from '../scene'
import { circle, each, line, path, rect, ring } from '../shapes'

/** People who speak and listen, without faces. */
export const togetherScenes: Scene[] = [
  {
    id: 'talking',
    title: '两人交谈',
    words: ['咨询', '沟通', '顾问', '服务'],
    tags: ['people'],
    draw: talking,
  },
  {
    id: 'teaching',
    title: '讲课',
    words: ['老师', '课程', '讲解', '投教'],
    tags: ['people', 'learning'],
    draw: teaching,
  },
]

function talking(kit: Kit): string {
  const { roles } = kit
  const first = anybody(kit, 4)
  const left = lookOf(kit, first, roles.near, roles.deep)
  const right = lookOf(kit, first + 1, roles.accent, roles.accentDeep, roles.deep)
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 160, 534, 100),
      shadow(kit, 440, 534, 100),
      standing(kit, 160, left),
      standing(kit, 440, right),
      arm([112, 212], [86, 292], [122, 350], left.top, left.skin),
      arm([204, 212], [232, 284], [276, 244], left.shade, left.skin),
      arm([486, 212], [512, 290], [486, 352], right.shade, right.skin),
      arm([394, 212], [360, 284], [410, 300], right.top, right.skin),
      rect(398, 262, 70, 92, roles.paper, 8),
      each(3, (index) => rect(410, 280 + index * 22, index === 2 ? 28 : 46, 8, roles.mid, 4)),
      path(
        'M226 44h92a24 24 0 0 1 24 24v40a24 24 0 0 1 -24 24h-74l-28 24v-24a24 24 0 0 1 -14 -24v-40a24 24 0 0 1 24 -24z',
        roles.deep,
      ),
      each(3, (index) => circle(238 + index * 34, 88, 9, roles.paper)),
    )
  )
}

function teaching(kit: Kit): string {
  const { roles } = kit
  const look = lookOf(kit, anybody(kit, 5), roles.accent, roles.accentDeep)
  const heights = [70, 110, 60, 90]
  return (
    room(kit) +
    subject(
      kit,
      shadow(kit, 300, 534, 270),
      rect(40, 76, 400, 280, roles.ink, 18),
      rect(54, 90, 372, 252, roles.deep, 10),
      ring(150, 190, 48, roles.mid, 24),
      line('M150 142A48 48 0 0 1 198 190', roles.accent, 24),
      each(4, (index) =>
        rect(
          232 + index * 36,
          250 - (heights[index] ?? 0),
          24,
          heights[index] ?? 0,
          index === 1 ? roles.accent : roles.mid,
          5,
        ),
      ),
      line('M222 254H376', roles.paper, 5),
      rect(86, 284, 150, 12, roles.near, 6),
      rect(86, 308, 90, 12, roles.near, 6),
      standing(kit, 480, look),
      arm([528, 212], [552, 292], [526, 352], look.shade, look.skin),
      line('M404 216L330 180', roles.paper, 7),
      arm([434, 212], [398, 270], [404, 216], look.top, look.skin),
      each(
        3,
        (index) =>
          circle(90 + index * 110, 470, 36, [roles.near, roles.ink, roles.mid][index] ?? '') +
          path(
            `M${26 + index * 110} 560Q${26 + index * 110} 500 ${90 + index * 110} 500T${154 + index * 110} 560Z`,
            [roles.deep, roles.near, roles.deep][index] ?? '',
          ),
      ),
    )
  )
}
