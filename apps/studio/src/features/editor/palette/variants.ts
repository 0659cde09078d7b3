import type { Example } from '@yingzao/blocks/example'
import { examples } from '@yingzao/blocks/examples'
import type { Block, JsonValue } from '@yingzao/schema/client'
import { type Field, readDocument, type Specs } from '@yingzao/schema/server'

/** A block as one of its examples has it, to begin with. */
export interface Variant {
  title: string
  blocks(): Block[]
}

/**
 * The states of a block that are worth beginning with. Old documents and states that draw nothing are for tests.
 * Pictures of examples are in nobody's library: they are left out, and the checks ask for them.
 */
export function variantsOf(specs: Specs, name: string): Variant[] {
  return (examples[name] ?? [])
    .filter((example) => example.version === undefined && example.draws !== 'nothing')
    .map((example) => ({
      title: example.title,
      blocks: () => readExample(specs, name, example).map((block) => withoutPictures(specs, block)),
    }))
}

function readExample(specs: Specs, name: string, { value, common, children }: Example): Block[] {
  const wire = { name, value: { ...common, ...value }, children: children ?? [] }
  const document = { code: 'example', title: '', page_schema: [wire] }
  return readDocument(JSON.parse(JSON.stringify(document)) as JsonValue, specs).document.page_schema
}

/** Recursion is safe: examples nest as deep as their author wrote them. */
function withoutPictures(specs: Specs, block: Block): Block {
  const fields = specs.find(block.name)?.fields ?? []
  const inObject = (object: Record<string, unknown>, inner: readonly Field[]): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => {
        const field = inner.find(({ name }) => name === key)
        return [key, field ? inField(value, field) : value]
      }),
    )
  const inField = (value: unknown, field: Field): unknown => {
    if (field.kind === 'string') return field.control === 'image' || field.control === 'media' ? '' : value
    if (field.kind === 'object') return inObject(value as Record<string, unknown>, field.fields)
    if (field.kind === 'list') return (value as unknown[]).map((item) => inField(item, field.item))
    if (field.kind === 'blocks') return (value as Block[]).map((child) => withoutPictures(specs, child))
    return value
  }
  return {
    ...block,
    value: inObject(block.value, fields),
    children: block.children.map((child) => withoutPictures(specs, child)),
  }
}
