import { type Point, polygon } from '../shapes'

const COS = Math.cos(Math.PI / 6)

/** Projects a point in space onto the paper: x to the lower right, y to the lower left, z up. */
function iso(x: number, y: number, z: number): Point {
  return [(x - y) * COS, (x + y) / 2 - z]
}

export interface BoxFaces {
  top: string
  left: string
  right: string
}

/** A box that stands at (x, y, z). Draw those with the smaller x + y first: they are farther away. */
export function isoBox(
  at: readonly [number, number, number],
  sides: readonly [number, number, number],
  faces: BoxFaces,
) {
  const [x, y, z] = at
  const [w, d, h] = sides
  const top = z + h
  return [
    polygon([iso(x, y + d, z), iso(x + w, y + d, z), iso(x + w, y + d, top), iso(x, y + d, top)], faces.left),
    polygon(
      [iso(x + w, y, z), iso(x + w, y + d, z), iso(x + w, y + d, top), iso(x + w, y, top)],
      faces.right,
    ),
    polygon([iso(x, y, top), iso(x + w, y, top), iso(x + w, y + d, top), iso(x, y + d, top)], faces.top),
  ].join('')
}
