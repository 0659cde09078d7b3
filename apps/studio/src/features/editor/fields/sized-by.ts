import type { Field } from '@yingzao/schema/server'

/** The picture or video whose pixels an object's `width` and `height` are: the first that it names. */
export function sizedBy(fields: readonly Field[]): Field | undefined {
  const names = new Set(fields.map(({ name }) => name))
  if (!names.has('width') || !names.has('height')) return undefined
  return fields.find(({ control }) => control === 'image' || control === 'media')
}
