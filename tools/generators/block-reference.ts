import { type BlockSpec, type Field, fieldsOf, type ListField } from '@yingzao/schema/server'
import { BLOCKS, blockFolders } from '../lib/block-folders'
import { camelCase } from '../lib/names.mjs'

const HEADER = '<!-- Written by `npm run generate` from the props of packages/blocks. Do not edit. -->\n\n'

/** The table of every block's props, from the same declarations that the gateway reads documents with. */
export async function generate(): Promise<Record<string, string>> {
  const blocks = await Promise.all(blockFolders().map(loadSpec))
  const body = blocks.map(section).join('\n')
  return {
    'docs/reference/blocks.md': `${HEADER}# Blocks\n\nProps of each block; what every block takes beside them is in [packages/schema](../../packages/schema/README.md).\n\n${body}`,
  }
}

/** From the block's own file: the registry may be out of date, as this run is about to rewrite it. */
async function loadSpec(folder: string): Promise<BlockSpec> {
  const props = (await import(`../../${BLOCKS}/${folder}/props`)) as Record<string, BlockSpec>
  const spec = props[`${camelCase(folder)}Spec`]
  if (!spec) throw new Error(`${BLOCKS}/${folder}/props.ts exports no ${camelCase(folder)}Spec.`)
  return spec
}

function section(spec: BlockSpec): string {
  const aliases =
    spec.aliases.length > 0 ? ` Also known as ${spec.aliases.map((alias) => `\`${alias}\``).join(', ')}.` : ''
  const children = spec.children === 'blocks' ? ' Holds other blocks.' : ''
  const rows = fieldsOf(spec.props).flatMap((field) => propRows(field, ''))
  const lines = [
    `## ${spec.name} ${spec.title}`,
    '',
    `Category \`${spec.category}\`.${children}${aliases}`,
    '',
    '| prop | label | type | default | bounds |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ]
  return lines.join('\n')
}

function propRows(field: Field, prefix: string): string[] {
  const name = `${prefix}${field.name}`
  const label = field.help ? `${field.title}（${field.help}）` : field.title
  const row = `| ${name}${field.required ? ' \\*' : ''} | ${label} | ${type(field)} | ${fallback(field)} | ${bounds(field)} |`
  return [row, ...nested(field, name)]
}

function nested(field: Field, name: string): string[] {
  if (field.kind === 'object') return field.fields.flatMap((inner) => propRows(inner, `${name}.`))
  if (field.kind === 'list' && field.item.kind === 'object') {
    return field.item.fields.flatMap((inner) => propRows(inner, `${name}[].`))
  }
  return []
}

function type(field: Field): string {
  if (field.kind === 'enum')
    return field.options.map(({ value, label }) => `\`${value}\` ${label}`).join(', ')
  if (field.kind === 'blocks' || field.control === undefined) return field.kind
  return `${field.kind}, ${field.control}`
}

function fallback(field: Field): string {
  if (field.default === undefined) return ''
  return `\`${JSON.stringify(field.default)}\``
}

function bounds(field: Field): string {
  const parts: string[] = []
  if (field.kind === 'number') parts.push(range(field.min, field.max))
  if (field.kind === 'string' && field.maxLength !== undefined) parts.push(`≤ ${field.maxLength} characters`)
  if (field.kind === 'list') parts.push(items(field))
  if (field.unit) parts.push(field.unit)
  if (field.aliases) parts.push(`also ${field.aliases.map((alias) => `\`${alias}\``).join(', ')}`)
  if (field.when) parts.push(`when ${JSON.stringify(field.when)}`)
  return parts.filter(Boolean).join('; ').replaceAll('|', '\\|')
}

function items({ minItems, maxItems }: ListField): string {
  if (minItems !== undefined) return `${minItems}…${maxItems ?? '∞'} items`
  return maxItems === undefined ? '' : `≤ ${maxItems} items`
}

function range(min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return ''
  return `${min ?? '−∞'}…${max ?? '∞'}`
}
