import type { Preset } from '@yingzao/blocks/preset'
import { presets } from '@yingzao/blocks/presets'
import type { Block, JsonValue } from '@yingzao/schema/client'
import { readDocument, type Specs } from '@yingzao/schema/server'
import { said } from '../../../ui/said/said'

/** A ready-made look of a block, to start with. */
export interface Variant {
  title: string
  blocks(): Block[]
}

export function hasVariants(name: string): boolean {
  return (presets[name] ?? []).length > 0
}

/** The ready looks that a kind of block has for people. Its examples are for tests, and none of them is offered here. */
export function variantsOf(specs: Specs, name: string): Variant[] {
  return (presets[name] ?? []).map((preset) => ({
    title: said(preset.title),
    blocks: () => readPreset(specs, name, preset),
  }))
}

function readPreset(specs: Specs, name: string, { value, common, children = [] }: Preset): Block[] {
  const wire = { name, value: { ...common, ...value }, children }
  const document = { code: 'preset', title: '', page_schema: [wire] }
  return readDocument(JSON.parse(JSON.stringify(document)) as JsonValue, specs).document.page_schema
}
