import type { Frame } from './frame'
import type { Roles } from './roles'
import { move } from './shapes'

export const TAGS = ['finance', 'learning', 'people', 'city', 'landscape', 'season', 'holiday'] as const
type Tag = (typeof TAGS)[number]

/** What a scene is drawn with. */
export interface Kit {
  frame: Frame
  roles: Roles
  /** From 0 up to 1, the same numbers for the same seed. */
  random: () => number
}

export interface Scene {
  id: string
  /** As the library calls it, in Chinese. */
  title: string
  /** What somebody might search for, in Chinese. */
  words: readonly string[]
  tags: readonly Tag[]
  draw(kit: Kit): string
}

/** Places what is drawn in the square of the subject. */
export function subject({ frame }: Kit, ...children: string[]): string {
  return move(frame.x, frame.y, ...children)
}
