import { frameOf } from './frame'
import type { Scene } from './scene'
import { allScenes } from './scenes/all'

export { type DrawOptions, draw } from './draw'
export { drawMark } from './mark'
export { drawPattern, patterns } from './patterns'
export { drawPortrait, portraits } from './portraits'
export { type Roles, rolesOf } from './roles'

/** The shapes every scene can be drawn in, and the part of each that is kept free for words, from 0 to 1. */
export const ratios = (
  [
    ['16:9', 16, 9],
    ['4:3', 4, 3],
    ['1:1', 1, 1],
    ['4:5', 4, 5],
    ['23:10', 23, 10],
  ] as const
).map(([name, across, down]) => {
  const { width, height, text } = frameOf(across, down)
  const share = {
    x: text.x / width,
    y: text.y / height,
    width: text.width / width,
    height: text.height / height,
  }
  return { name, text: share }
})

/** What can be drawn, in the order a library shows it. */
export const scenes: readonly Omit<Scene, 'draw'>[] = allScenes.map(({ id, title, words, tags }) => ({
  id,
  title,
  words,
  tags,
}))
