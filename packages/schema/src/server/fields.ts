import { z } from 'zod'
import { BLOCKS_KEY } from '../blocks-in'
import type { Control, PropMeta, When } from './meta'

type Scalar = string | number | boolean

interface FieldBase {
  /** The prop's key; empty for the items of a list and the variants of a union. */
  name: string
  title: string
  help?: string
  placeholder?: string
  indexOf?: string
  keyOf?: string
  answerOf?: string
  unit?: string
  control?: Control
  when?: When
  aliases?: readonly string[]
  /** Empty or missing is an error (as long as `when` holds). */
  required: boolean
  /** Used when the prop is missing. Absent: the prop is left out, or is required. */
  default?: unknown
  /** True when the prop may be left out of a value altogether. */
  optional: boolean
  schema: z.ZodType
}

export interface TextField extends FieldBase {
  kind: 'string'
  maxLength?: number
}

export interface NumberField extends FieldBase {
  kind: 'number'
  min?: number
  max?: number
  /** 1 for whole numbers. */
  step?: number
}

export interface BooleanField extends FieldBase {
  kind: 'boolean'
}

export interface EnumField extends FieldBase {
  kind: 'enum'
  options: { value: Scalar; label: string }[]
}

export interface ListField extends FieldBase {
  kind: 'list'
  item: Field
  minItems?: number
  maxItems?: number
}

/** A list of blocks, each read by its own spec. */
export interface BlocksField extends FieldBase {
  kind: 'blocks'
}

export interface ObjectField extends FieldBase {
  kind: 'object'
  fields: Field[]
}

export interface UnionField extends FieldBase {
  kind: 'union'
  variants: Field[]
}

/** One prop of a block, as the inspector, the docs table, the reader and the fuzz tests see it. */
export type Field =
  | TextField
  | NumberField
  | BooleanField
  | EnumField
  | ListField
  | BlocksField
  | ObjectField
  | UnionField

/**
 * Reads the props of a block from their zod object. Throws, when the block is registered, on a type that a document
 * cannot be read into: props are strings, numbers, booleans, enums, literals, lists, objects and unions.
 */
export function fieldsOf(props: z.ZodObject): Field[] {
  return Object.entries(props.shape).map(([name, schema]) => fieldOf(name, schema))
}

function fieldOf(name: string, schema: unknown): Field {
  const { inner, wrappers, meta } = unwrap(schema)
  const fallback = wrappers.find((wrapper) => wrapper instanceof z.ZodDefault)
  const optional = wrappers.some((wrapper) => wrapper instanceof z.ZodOptional)
  const base: FieldBase = {
    name,
    title: meta.title ?? name,
    required: meta.required ?? (name !== '' && fallback === undefined && !optional),
    optional,
    schema: inner,
    ...(meta.help !== undefined && { help: meta.help }),
    ...(meta.placeholder !== undefined && { placeholder: meta.placeholder }),
    ...(meta.indexOf !== undefined && { indexOf: meta.indexOf }),
    ...(meta.keyOf !== undefined && { keyOf: meta.keyOf }),
    ...(meta.answerOf !== undefined && { answerOf: meta.answerOf }),
    ...(meta.unit !== undefined && { unit: meta.unit }),
    ...(meta.control !== undefined && { control: meta.control }),
    ...(meta.when !== undefined && { when: meta.when }),
    ...(meta.aliases !== undefined && { aliases: meta.aliases }),
    ...(fallback !== undefined && { default: fallback.def.defaultValue }),
  }
  return byType(base, inner, meta)
}

function byType(base: FieldBase, schema: z.ZodType, meta: PropMeta): Field {
  if ((meta.control === 'blocks') !== (base.name === BLOCKS_KEY)) {
    throw new Error(
      `Prop "${base.name}" must ${meta.control === 'blocks' ? `be called "${BLOCKS_KEY}"` : 'be made by blocks()'}: ` +
        'blocks stand under that key and nothing else does.',
    )
  }
  if (meta.control === 'blocks') return { ...base, kind: 'blocks' }
  if (schema instanceof z.ZodString) {
    return { ...base, kind: 'string', ...(schema.maxLength !== null && { maxLength: schema.maxLength }) }
  }
  if (schema instanceof z.ZodNumber) return { ...base, kind: 'number', ...numberBounds(schema) }
  if (schema instanceof z.ZodBoolean) return { ...base, kind: 'boolean' }
  const values = choices(schema)
  if (values !== undefined) return { ...base, kind: 'enum', options: labelled(values, meta) }
  if (schema instanceof z.ZodArray) {
    const maxItems = lengthLimit(schema)
    return {
      ...base,
      kind: 'list',
      item: fieldOf('', schema.element),
      ...(meta.minItems !== undefined && { minItems: meta.minItems }),
      ...(maxItems !== undefined && { maxItems }),
    }
  }
  if (schema instanceof z.ZodObject) return { ...base, kind: 'object', fields: fieldsOf(schema) }
  if (schema instanceof z.ZodUnion) {
    const variants = schema.options.map((option) => fieldOf('', option))
    if (variants.some(holdsBlocks)) {
      throw new Error(`Prop "${base.name}" is a union that holds blocks, which could be read twice.`)
    }
    return { ...base, kind: 'union', variants }
  }
  throw new Error(
    `Prop "${base.name}" is a zod ${schema.def.type}, which a page document cannot be read into. ` +
      'Use string, number, boolean, enum, literal, array, object or union.',
  )
}

function holdsBlocks(field: Field): boolean {
  if (field.kind === 'object') return field.fields.some(holdsBlocks)
  return field.kind === 'list' ? holdsBlocks(field.item) : field.kind === 'blocks'
}

/** The values of an enum, a literal, or a union of nothing else. */
function choices(schema: unknown): Scalar[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options
  if (schema instanceof z.ZodLiteral) return [...schema.values].filter(isScalar)
  if (!(schema instanceof z.ZodUnion)) return undefined
  const parts = schema.options.map(choices)
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

/** Strips `.default()` and `.optional()`. Of several labels the outermost wins. */
function unwrap(schema: unknown): { inner: z.ZodType; wrappers: z.ZodType[]; meta: PropMeta } {
  const wrappers: z.ZodType[] = []
  let current = schema as z.ZodType
  let meta: PropMeta = current.meta() ?? {}
  while (current instanceof z.ZodDefault || current instanceof z.ZodOptional) {
    wrappers.push(current)
    current = current.def.innerType as z.ZodType
    meta = { ...current.meta(), ...meta }
  }
  return { inner: current, wrappers, meta }
}

function numberBounds(schema: z.ZodNumber): Pick<NumberField, 'min' | 'max' | 'step'> {
  const multiple = (schema.def.checks ?? [])
    .map((check) => check._zod.def)
    .find((def): def is z.core.$ZodCheckMultipleOfDef => def.check === 'multiple_of')
  const step = multiple === undefined ? (schema.isInt ? 1 : undefined) : Number(multiple.value)
  return {
    ...(Number.isFinite(schema.minValue) && { min: Number(schema.minValue) }),
    ...(Number.isFinite(schema.maxValue) && { max: Number(schema.maxValue) }),
    ...(step !== undefined && { step }),
  }
}

function lengthLimit(schema: z.ZodArray): number | undefined {
  return (schema.def.checks ?? [])
    .map((check) => check._zod.def)
    .find((def): def is z.core.$ZodCheckMaxLengthDef => def.check === 'max_length')?.maximum
}

function labelled(values: readonly Scalar[], meta: PropMeta): EnumField['options'] {
  return values.map((value) => ({ value, label: meta.options?.[String(value)] ?? String(value) }))
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
