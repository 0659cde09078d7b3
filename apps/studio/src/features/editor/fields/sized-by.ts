import type { Field } from '@yingzao/schema/server'

/** Returns the picture or video that an object's `width` and `height` belong to: the first one it names. */
export function sizedBy(fields: readonly Field[]): Field | undefined {
  const names = new Set(fields.map(({ name }) => name))
  if (!names.has('width') || !names.has('height')) return undefined
  return fields.find(({ control }) => control === 'image' || control === 'media')
}
