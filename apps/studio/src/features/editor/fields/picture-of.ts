import type { Field } from '@yingzao/schema/server'

/** Returns the name of the field for an item's picture: of a slide, of a card. Undefined: such an item needs none. */
export function pictureOf(item: Field): string | undefined {
  if (item.kind !== 'object') return undefined
  return item.fields.find(({ control, required }) => control === 'image' && required)?.name
}
