import type { z } from 'zod'
import type { JsonRecord } from '../json'
import { SCHEMA_VERSION } from '../version'
import type { BlockTraits } from './block-traits'
import { emptyValue } from './fallback'
import { type Field, fieldsOf } from './fields'
import type { Steps } from './steps'

/** The shelf of the block library that a block is on. */
export type BlockCategory =
  | 'content'
  | 'media'
  | 'action'
  | 'data'
  | 'form'
  | 'layout'
  | 'compliance'
  | 'widget'

/**
 * What a tap on the block itself does: what its `action` says, something of its own, or nothing. If nothing, an action,
 * a login before it and counting it have no meaning either.
 */
export type TapKind = 'action' | 'own' | 'none'

/** Everything about a block that is data: what it is called, what it takes, how old documents are upgraded. */
export interface BlockSpec<Props extends z.ZodObject = z.ZodObject> {
  /** The canonical spelling, `retainPopup`. */
  name: string
  title: string
  category: BlockCategory
  aliases: readonly string[]
  children: 'none' | 'blocks'
  tap: TapKind
  traits: BlockTraits
  props: Props
  /** `props`, read once. */
  fields: readonly Field[]
  steps: Steps
  /** What a new block has set that is not the default in documents that leave it out. */
  fresh: JsonRecord
}

/** What a block author writes. */
export interface BlockSpecInput<Props extends z.ZodObject> {
  name: string
  /** Chinese, as the block library shows it. */
  title: string
  category: BlockCategory
  /** Other names for the block in documents. */
  aliases?: readonly string[]
  /** `none` by default: children of such a block are skipped and reported. */
  children?: 'none' | 'blocks'
  /** `none` by default. */
  tap?: TapKind
  /** None by default. */
  traits?: BlockTraits
  props: Props
  steps?: Steps
  /**
   * What the Studio puts into a new block, if that is better than what documents mean by leaving it out: those were
   * written before, or elsewhere, and keep what they show.
   */
  fresh?: JsonRecord
}

/**
 * Declares a block's data. Throws, when the module loads, on props that a document cannot be read into: a block with
 * nothing at all must still satisfy its own props, because that is what a reader falls back to.
 */
export function defineSpec<Props extends z.ZodObject>(input: BlockSpecInput<Props>): BlockSpec<Props> {
  const {
    name,
    title,
    category,
    aliases = [],
    children = 'none',
    tap = 'none',
    traits = {},
    props,
    steps = [],
    fresh = {},
  } = input
  const late = steps.find((step) => step.version > SCHEMA_VERSION)
  if (late !== undefined) {
    throw new Error(
      `Block "${name}" has a step to version ${late.version}, but documents are stored as version ${SCHEMA_VERSION}. ` +
        'Raise SCHEMA_VERSION in packages/schema.',
    )
  }
  const fields = fieldsOf(props)
  const empty = props.safeParse(emptyValue(fields))
  if (!empty.success) {
    throw new Error(
      `Block "${name}" cannot stand empty: ${empty.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}. ` +
        'Give those props a default, or mark them `required: true` instead of setting a minimum length.',
    )
  }
  return { name, title, category, aliases, children, tap, traits, props, fields, steps, fresh }
}
