import { frameOf } from './frame'
import { randomOf } from './random'
import type { Roles } from './roles'
import { allScenes } from './scenes/all'

export interface DrawOptions {
  /** Of the picture, in pixels; their ratio says where the subject stands. */
  width: number
  height: number
  /** A whole number; each has its own clouds, ridges and petals. */
  seed?: number
  roles: Roles
}

/**
 * A scene as SVG source: the same bytes for the same options.
 * @throws where there is no scene of that name, or a side is no positive number
 */
export function draw(id: string, { width, height, seed = 1, roles }: DrawOptions): string {
  const scene = allScenes.find((one) => one.id === id)
  if (!scene) throw new Error(`There is no scene '${id}'. Take an id from the list 'scenes'.`)
  if (!(width > 0 && height > 0 && Number.isFinite(width / height)))
    throw new Error(`A picture of ${width} × ${height} cannot be drawn. Give both sides in pixels, above 0.`)
  const frame = frameOf(width, height)
  const content = scene.draw({ frame, roles, random: randomOf(seed) })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}" aria-hidden="true">${content}</svg>`
}
