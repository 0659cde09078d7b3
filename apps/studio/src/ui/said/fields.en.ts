import type { Field } from '@yingzao/schema/server'
import { said } from './said.en'

/** Fields in the words of the Studio, including nested ones. A placeholder stays: it quotes what visitors see. */
export function saidFields(fields: readonly Field[], block?: string): readonly Field[] {
  return fields.map((field) => saidField(field, block))
}

/** Recursion is safe: props nest as deep as their author wrote them. */
function saidField(field: Field, block: string | undefined): Field {
  const { title, help, unit } = field
  return {
    ...field,
    ...partsOf(field, block),
    title: said(title, block),
    ...(help !== undefined && { help: said(help, block) }),
    ...(unit !== undefined && { unit: said(unit, block) }),
  } as Field
}

function partsOf(field: Field, block: string | undefined): object {
  if (field.kind === 'list') return { item: saidField(field.item, block) }
  if (field.kind === 'object') return { fields: saidFields(field.fields, block) }
  if (field.kind === 'union') return { variants: saidFields(field.variants, block) }
  if (field.kind !== 'enum') return {}
  return { options: field.options.map(({ value, label }) => ({ value, label: said(label, block) })) }
}
