import { type Action, type Address, type AddressUse, type Block, parseAddress } from '@yingzao/schema/client'
import { type Field, type WalkedField, walkFields } from '@yingzao/schema/server'
import { plainText } from './plain-text'
import { remember } from './remember'
import { type TextAt, textAt } from './texts'

/** Something that a tap does. */
export interface ActionAt {
  block: Block
  /** Below the block: `value.list[1].action`. */
  path: string
  action: Action
}

/** An address that a block holds, and what for. */
export interface AddressAt {
  block: Block
  /** Below the block: `value.list[1].image`. */
  path: string
  use: AddressUse
  address: string
  /** The parsed address; null if it is not one. */
  parsed: Address | null
  /** The object that contains the address. */
  siblings: Readonly<Record<string, unknown>>
}

/** What rules ask of a block's props. */
export interface BlockParts {
  /** Its own action, and those of the items in its props. */
  actions: ActionAt[]
  /** Empty ones are left out. */
  addresses: AddressAt[]
  texts: TextAt[]
}

const USES: ReadonlySet<string> = new Set<AddressUse>(['link', 'image', 'media', 'path'])

const parse = remember((text): { address: Address | null } => ({ address: parseAddress(text) }))

/** Takes the parts out of a block's props, once. */
export function partsOf(block: Block, fields: readonly Field[]): BlockParts {
  const parts: BlockParts = { actions: [], addresses: [], texts: [] }
  const { action } = block.common
  if (action !== undefined) {
    const { atext, api } = action
    parts.actions.push({ block, path: 'value.action', action })
    if (atext)
      addAddress(parts, { block, path: 'value.action.atext', use: 'link', siblings: { ...action } }, atext)
    if (api) addAddress(parts, { block, path: 'value.action.api', use: 'path', siblings: { ...action } }, api)
  }
  for (const walked of walkFields(block.value, fields)) addPart(parts, block, walked)
  return parts
}

function addPart(
  parts: BlockParts,
  block: Block,
  { field, value, path: below, siblings }: WalkedField,
): void {
  const path = `value.${below}`
  const { control } = field
  if (control === 'action') parts.actions.push({ block, path, action: value as Action })
  if (typeof value !== 'string' || value === '' || field.kind === 'enum' || control === 'color') return
  // Nobody reads the keys that the Studio makes.
  if (control === 'key' || field.keyOf !== undefined || field.answerOf !== undefined) return
  if (control !== undefined && USES.has(control)) {
    addAddress(parts, { block, path, use: control as AddressUse, siblings }, value)
    return
  }
  const isHtml = control === 'html'
  parts.texts.push(textAt({ block, path, name: field.name }, isHtml ? plainText(value) : value))
  if (!isHtml || !value.includes('href="')) return
  for (const [, href = ''] of value.matchAll(/href="([^"]*)"/g)) {
    if (href !== '') addAddress(parts, { block, path, use: 'link', siblings }, href.replaceAll('&amp;', '&'))
  }
}

function addAddress(parts: BlockParts, place: Omit<AddressAt, 'address' | 'parsed'>, address: string): void {
  parts.addresses.push({ ...place, address, parsed: parse(address).address })
}
