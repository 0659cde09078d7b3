import type { Block } from '@yingzao/schema/client'
import { type Field, holds, type Specs, type TextField } from '@yingzao/schema/server'
import type { InlineText } from '../../../canvas/canvas-api'

/** Texts of one or a few lines; an address or a colour is chosen in the inspector. */
const TYPED: ReadonlySet<string | undefined> = new Set([undefined, 'text', 'textarea', 'html'])

/**
 * Returns the text of a block that is edited on the canvas: the first one that its kind declares and that currently
 * applies.
 */
export function textOf(specs: Specs, { name, value }: Pick<Block, 'name' | 'value'>): InlineText | undefined {
  const field = specs.all
    .find((spec) => spec.name === name)
    ?.fields.find((one): one is TextField => isTyped(one) && holds(one.when, value))
  if (field === undefined) return undefined
  const text = value[field.name]
  return {
    path: [field.name],
    title: field.title,
    value: typeof text === 'string' ? text : '',
    kind: field.control === 'html' ? 'html' : field.control === 'textarea' ? 'lines' : 'line',
    maxLength: field.maxLength,
  }
}

function isTyped(field: Field): boolean {
  return field.kind === 'string' && TYPED.has(field.control)
}
