import type { ReactNode } from 'react'
import { FieldList } from './field-list'
import { type FieldParts, FieldPartsContext } from './field-parts'
import { FieldRow } from './field-row'
import { type FieldTarget, FieldTargetContext } from './field-target'

const PARTS: FieldParts = { Row: FieldRow, List: FieldList }

/** Provides whose settings are shown inside. */
export function FieldTargetProvider({ target, children }: { target: FieldTarget; children: ReactNode }) {
  return (
    <FieldPartsContext value={PARTS}>
      <FieldTargetContext value={target}>{children}</FieldTargetContext>
    </FieldPartsContext>
  )
}
