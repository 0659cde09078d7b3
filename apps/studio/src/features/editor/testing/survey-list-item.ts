import { specs } from '@yingzao/blocks/props'
import type { Field } from '@yingzao/schema/server'

/** A field of a form, as the inspector lists it: one with a key. */
export const surveyListItem: Field = itemOf(
  specs.find('survey')?.fields.find(({ name }) => name === 'fields'),
)

function itemOf(list: Field | undefined): Field {
  if (list?.kind !== 'list') throw new Error('The block survey has no list of fields any more.')
  return list.item
}
