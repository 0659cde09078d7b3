import type { Path } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { InputProps } from './field-props'

/** Inputs of its own for some fields of an object, by name. */
export type FieldInputs = Readonly<Record<string, (props: InputProps<never>) => ReactNode>>

export interface FieldRowProps {
  field: Field
  /** From the block. */
  path: Path
  /** The fields of the object that it stands in, itself among them. */
  siblings?: readonly Field[] | undefined
  /** In place of the input that the field's kind would have. */
  input?: FieldInputs[string] | undefined
}

export interface FieldListProps {
  fields: readonly Field[]
  /** Of the object that holds them, from the block. */
  path: Path
  inputs?: FieldInputs
}

/** The components that lists and objects draw their fields with. A context, as those may be lists and objects again. */
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
