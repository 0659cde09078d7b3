import { type Hair, head } from './parts/person'
import type { Roles } from './roles'
import { n, path, rect, size } from './shapes'

type Clothes = 'suit' | 'blouse' | 'jumper'

interface Portrait {
  hair: Hair
  clothes: Clothes
  /** Which of the three skins. */
  skin: 0 | 1 | 2
  ground: 'glow' | 'far' | 'mid'
}

/** Sample people, without faces: each has hair, clothes and a ground of their own. */
export const portraits: readonly Portrait[] = [
  { hair: 'short', clothes: 'suit', skin: 0, ground: 'far' },
  { hair: 'bob', clothes: 'blouse', skin: 1, ground: 'glow' },
  { hair: 'bun', clothes: 'suit', skin: 0, ground: 'mid' },
  { hair: 'short', clothes: 'jumper', skin: 2, ground: 'glow' },
  { hair: 'long', clothes: 'suit', skin: 1, ground: 'far' },
  { hair: 'bob', clothes: 'jumper', skin: 0, ground: 'mid' },
]

/** The side of the square in which a bust is drawn. */
const BUST = 200

export interface PortraitOptions {
  /** In pixels. */
  width: number
  height: number
  roles: Roles
}

/**
 * A bust as an SVG. It stands on the lower edge; a picture that is no square has more ground above it, or beside it.
 * @throws where there is no portrait of that number
 */
export function drawPortrait(index: number, { width, height, roles }: PortraitOptions): string {
  const portrait = portraits[index]
  if (!portrait) throw new Error(`There is no portrait ${index}. Take one from 0 to ${portraits.length - 1}.`)
  const look = { hair: portrait.hair, skin: roles.skin[portrait.skin] }
  const unit = BUST / Math.min(width, height)
  const across = width * unit
  const down = height * unit
  const left = (BUST - across) / 2
  const top = BUST - down
  const content = [
    rect(left, top, across, down, roles[portrait.ground]),
    size(100, 84, 1.3, 1.3, head({ roles }, 0, 0, look)),
    dress(portrait.clothes, roles),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}" height="${n(height)}" viewBox="${n(left)} ${n(top)} ${n(across)} ${n(down)}" aria-hidden="true">${content}</svg>`
}

const SHOULDERS = 'M20 200Q22 150 74 142L100 166L126 142Q178 150 180 200Z'

function dress(clothes: Clothes, roles: Roles): string {
  if (clothes === 'suit')
    return [
      path(SHOULDERS, roles.deep),
      path('M74 142L100 200L126 142L116 136L100 152L84 136Z', roles.paper),
      path('M94 156H106L110 200H90Z', roles.accent),
    ].join('')
  if (clothes === 'blouse')
    return (
      path(SHOULDERS, roles.accent) +
      path('M74 142L100 166L84 182L66 146ZM126 142L100 166L116 182L134 146Z', roles.paper)
    )
  return (
    path('M20 200Q22 150 74 142Q100 160 126 142Q178 150 180 200Z', roles.near) +
    path('M72 142Q100 172 128 142L132 150Q100 186 68 150Z', roles.deep)
  )
}
