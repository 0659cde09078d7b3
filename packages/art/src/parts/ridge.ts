import type { Kit } from '../scene'
import { n, path } from '../shapes'

/** Halvings: each doubles the points. Five look like stone at 750 pixels and stay small. */
const HALVINGS = 5

/** A mountain ridge over the whole width, by midpoint displacement; `rise` is how far its crests leave the line. */
export function ridge({ frame, random }: Kit, middle: number, rise: number, fill: string): string {
  let heights = [random(), random(), random(), random()].map((share) => (share - 0.5) * rise)
  let reach = rise
  for (let round = 0; round < HALVINGS; round++) {
    heights = heights.flatMap((height, index) => {
      const next = heights[index + 1]
      return next === undefined ? [height] : [height, (height + next) / 2 + (random() - 0.5) * reach]
    })
    reach *= 0.5
  }
  const step = frame.width / (heights.length - 1)
  const crest = heights.map((height, index) => `L${n(index * step)} ${n(middle + height)}`).join('')
  return path(`M0 ${frame.height}${crest}V${frame.height}Z`, fill)
}
