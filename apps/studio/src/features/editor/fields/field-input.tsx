import type { Field } from '@yingzao/schema/server'
import type { ReactNode } from 'react'
import { isKey } from './field-keys'
import type { InputProps } from './field-props'
import { isRegion, RegionInput } from './region-input'
import { ScalarInput } from './scalar-input'
import { UnionInput } from './union-input'

/** Whether a field has one input of its own. Lists, objects and blocks are made of several, and a key has none. */
export function hasInput(field: Field): boolean {
  return isRegion(field) || !(isKey(field) || ['list', 'object', 'blocks'].includes(field.kind))
}

/** The input for a field. */
export function FieldInput({ field, ...rest }: InputProps): ReactNode {
  if (field.kind === 'union') return <UnionInput field={field} {...rest} />
  if (isRegion(field)) return <RegionInput field={field} {...rest} />
  return <ScalarInput field={field} {...rest} />
}
