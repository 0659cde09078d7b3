import type { Path } from '@yingzao/editor-core'
import { actionFields, type Field } from '@yingzao/schema/server'
import { saidFields } from '../../ui/said/fields'
import { specs } from '../../ui/said/specs'

const ACTION_FIELDS = saidFields(actionFields)

/** The field that a path within a block leads to, `['value', 'list', 0, 'title']` or `['common', 'action', 'type']`. */
export function fieldAt(name: string | undefined, path: Path): Field | undefined {
  const [place, step, ...rest] = path
  if (place === 'common') return step === 'action' ? stepInto(ACTION_FIELDS, rest) : undefined
  if (place !== 'value' || name === undefined || step === undefined) return undefined
  return stepInto(specs.find(name)?.fields ?? [], [step, ...rest])
}

function stepInto(fields: readonly Field[], [step, ...rest]: Path): Field | undefined {
  const field = fields.find(({ name }) => name === step)
  return field && stepBelow(field, rest)
}

function stepBelow(field: Field, path: Path): Field | undefined {
  if (path.length === 0) return field
  if (field.kind === 'list') return stepBelow(field.item, path.slice(1))
  return field.kind === 'object' ? stepInto(field.fields, path) : undefined
}
