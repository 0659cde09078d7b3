import { isRecord, utf8Bytes } from '@yingzao/schema/client'
import { kindOf } from './freeze'

/** The size of a part of a page, in the form in which the document is stored. */
export interface Size {
  /** Bytes of its JSON text in UTF-8. */
  bytes: number
  /** Every object, list, text, number, boolean and null. */
  nodes: number
  /** Nesting of lists and objects, itself included. */
  depth: number
  blocks: number
  /** Blocks inside blocks. */
  blockDepth: number
}

/** Every part is measured once: the parts that a change shares with the previous page are already known. */
const sizes = new WeakMap<object, Size>()

/** The size of an imported value. Recursion is safe: importing refuses what is too deep. */
export function sizeOf(part: unknown): Size {
  if (typeof part !== 'object' || part === null) return scalar(part)
  const known = sizes.get(part)
  if (known !== undefined) return known
  const size = Array.isArray(part) ? listSize(part) : recordSize(asStored(part))
  sizes.set(part, size)
  return size
}

/** A stored document holds what is common to all blocks among a block's own props, which win over it. */
function asStored(part: object): Record<string, unknown> {
  if (kindOf(part) !== 'block') return part as Record<string, unknown>
  const { common, value, ...rest } = part as Record<string, unknown>
  return { ...rest, value: isRecord(common) && isRecord(value) ? { ...common, ...value } : value }
}

function scalar(part: unknown): Size {
  const text = JSON.stringify(part) ?? 'null'
  const bytes = typeof part === 'string' ? utf8Bytes(text) : text.length
  return { bytes, nodes: 1, depth: 0, blocks: 0, blockDepth: 0 }
}

function listSize(list: readonly unknown[]): Size {
  const size = sum(list.map(sizeOf), list.length)
  if (kindOf(list) !== 'blocks' || list.length === 0) return size
  return { ...size, blocks: size.blocks + list.length, blockDepth: size.blockDepth + 1 }
}

function recordSize(record: Readonly<Record<string, unknown>>): Size {
  const keys = Object.keys(record)
  const size = sum(
    keys.map((key) => sizeOf(record[key])),
    keys.length,
  )
  const names = keys.reduce((bytes, key) => bytes + utf8Bytes(JSON.stringify(key)) + 1, 0)
  return { ...size, bytes: size.bytes + names }
}

/** The parts, their brackets and the commas between them. */
function sum(parts: readonly Size[], count: number): Size {
  const total: Size = { bytes: 2 + Math.max(0, count - 1), nodes: 1, depth: 0, blocks: 0, blockDepth: 0 }
  for (const part of parts) {
    total.bytes += part.bytes
    total.nodes += part.nodes
    total.blocks += part.blocks
    total.depth = Math.max(total.depth, part.depth)
    total.blockDepth = Math.max(total.blockDepth, part.blockDepth)
  }
  total.depth += 1
  return total
}
