import type { Kit } from '../scene'
import { circle, line, move, path, rect } from '../shapes'

export type Hair = 'short' | 'bob' | 'bun' | 'long'

export interface Look {
  hair: Hair
  skin: string
  top: string
  /** The shaded side of the top, and the arm behind. */
  shade: string
  legs: string
}

/** Picks the number of a person, by scene and seed. */
export function anybody({ random }: Kit, scene: number): number {
  return Math.floor(random() * 6) + scene
}

/** The skin and hair of one of six people; clothes are the caller's. */
export function lookOf({ roles }: Kit, index: number, top: string, shade: string, legs = roles.ink): Look {
  const styles: Hair[] = ['short', 'bob', 'bun', 'long']
  return {
    hair: styles[index % styles.length] ?? 'short',
    skin: roles.skin[index % 3] ?? roles.skin[0],
    top,
    shade,
    legs,
  }
}

/** A head without a face, centred at (x, y); its radius is 34. */
export function head(
  { roles }: Pick<Kit, 'roles'>,
  x: number,
  y: number,
  { hair, skin }: Pick<Look, 'hair' | 'skin'>,
): string {
  const behind = {
    short: '',
    bob: path('M-42 2C-46 -54 46 -54 42 2L44 30Q44 42 30 40H-30Q-44 42 -44 30Z', roles.ink),
    bun: circle(2, -46, 18, roles.ink),
    long: path('M-42 2C-46 -54 46 -54 42 2L48 74Q20 88 -48 74Z', roles.ink),
  }[hair]
  const fringe =
    hair === 'short'
      ? 'M-38 4C-44 -52 36 -58 38 2C32 -6 30 -14 24 -18C4 -14 -14 -16 -24 -22C-28 -14 -34 -8 -38 4Z'
      : 'M-38 6C-42 -52 42 -52 38 6C32 -8 14 -16 4 -28C-4 -14 -30 -10 -38 6Z'
  return move(x, y, behind, rect(-12, 18, 24, 38, skin, 10), circle(0, 0, 34, skin), path(fringe, roles.ink))
}

/** A torso from shoulders to hip, the neck at (x, y); 150 high. */
export function torso(x: number, y: number, { top, shade, skin }: Look): string {
  return move(
    x,
    y,
    path('M-24 0H24Q58 4 58 40L50 150H-50L-58 40Q-58 4 -24 0Z', top),
    path('M24 0Q58 4 58 40L50 150H8Q30 70 24 0Z', shade),
    path('M-16 0H16Q0 26 -16 0Z', skin),
  )
}

/** An arm from shoulder through elbow to hand. */
export function arm(
  from: readonly [number, number],
  elbow: readonly [number, number],
  hand: readonly [number, number],
  sleeve: string,
  skin: string,
) {
  return (
    circle(hand[0], hand[1], 15, skin) +
    line(
      `M${from.join(' ')}L${elbow.join(' ')}L${hand[0] * 0.82 + elbow[0] * 0.18} ${hand[1] * 0.82 + elbow[1] * 0.18}`.replace(
        /\d+\.\d+/g,
        (value) => Number(value).toFixed(0),
      ),
      sleeve,
      27,
    )
  )
}

/** Two legs with shoes, from hip to floor. */
function legs(
  hip: readonly [number, number],
  feet: readonly [number, number],
  floor: number,
  { legs: colour }: Look,
  shoe: string,
): string {
  const [x, y] = hip
  return feet
    .map((foot, index) => {
      const from = x + (index === 0 ? -26 : 26)
      return (
        line(`M${from} ${y}L${foot} ${floor - 14}`, colour, 36) +
        path(
          `M${foot - 20} ${floor}V${floor - 16}H${foot + 14}Q${foot + 36} ${floor - 14} ${foot + 38} ${floor}Z`,
          shoe,
        )
      )
    })
    .join('')
}

/** Somebody who stands, without arms: the neck at (x, 180), the feet on the floor at 530. */
export function standing(kit: Kit, x: number, look: Look, stride = 0): string {
  return (
    legs([x, 336], [x - 26 - stride, x + 26 + stride], 530, look, kit.roles.deep) +
    head(kit, x, 128, look) +
    torso(x, 180, look)
  )
}
