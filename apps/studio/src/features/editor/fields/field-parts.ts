import type { Path } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { InputProps } from './field-props'

/** Special inputs for some fields of an object, by name. */
export type FieldInputs = Readonly<Record<string, (props: InputProps<never>) => ReactNode>>

export interface FieldRowProps {
  field: Field
  /** Relative to the block. */
  path: Path
  /** The fields of the object that contains it, including itself. */
  siblings?: readonly Field[] | undefined
  /** Replaces the input that the field's kind would have. */
  input?: FieldInputs[string] | undefined
}

export interface FieldListProps {
  fields: readonly Field[]
  /** Path of the object that contains them, relative to the block. */
  path: Path
  inputs?: FieldInputs
}

/**
 * The components with which lists and objects render their fields. A context, as those may in turn be lists and
 * objects.
 */
export interface FieldParts {
  Row: ComponentType<FieldRowProps>
  List: ComponentType<FieldListProps>
}

export const FieldPartsContext = createContext<FieldParts | undefined>(undefined)

export function useFieldParts(): FieldParts {
  const parts = use(FieldPartsContext)
  if (!parts) throw new Error('useFieldParts needs a FieldTargetProvider around it.')
  return parts
}
