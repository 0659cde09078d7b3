import { BLOCKS_KEY } from '../blocks-in'
import { FORBIDDEN_KEYS } from '../forbidden-keys'
import { LIMITS } from '../limits'
import { repairText } from '../repair-text'
import { utf8Bytes } from '../utf8'
import { needsRepair } from './repair'

/** Counting stops here, so that it also ends for a value that contains itself. */
const GIVE_UP_NODES = LIMITS.nodes * 20

/** The size of a value in every respect that has a limit. */
export interface Measured {
  nodes: number
  /** Counting stopped early: `nodes` is a lower bound. */
  gaveUp: boolean
  depth: number
  blocks: number
  blockDepth: number
  longestString: { bytes: number; path: string }
  /** Markup characters: in all strings, and in the one that has most. */
  markup: number
  mostMarkup: { signs: number; path: string }
  forbiddenKey: { key: string; path: string } | undefined
  needsRepair: boolean
}

interface Visit {
  value: unknown
  path: string
  depth: number
  /** Blocks around this value, itself included when it is one. */
  blockDepth: number
}

/**
 * Walks a value with its own stack: a recursive walk would crash the process at a depth that a 30 KB text can reach.
 */
export function measure(root: unknown): Measured {
  const measured: Measured = {
    nodes: 0,
    gaveUp: false,
    depth: 0,
    blocks: 0,
    blockDepth: 0,
    longestString: { bytes: 0, path: '' },
    markup: 0,
    mostMarkup: { signs: 0, path: '' },
    forbiddenKey: undefined,
    needsRepair: false,
  }
  const stack: Visit[] = [{ value: root, path: '', depth: 0, blockDepth: 0 }]
  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    measured.nodes += 1
    if (measured.nodes >= GIVE_UP_NODES) return { ...measured, gaveUp: true }
    measureOne(visit, measured)
    // Beyond the limit nothing more needs to be known; the document is refused.
    if (visit.depth <= LIMITS.jsonDepth) pushInner(visit, measured, stack)
  }
  return measured
}

function measureOne({ value, path, depth, blockDepth }: Visit, measured: Measured): void {
  if (typeof value === 'string') {
    const bytes = utf8Bytes(value)
    if (bytes > measured.longestString.bytes) measured.longestString = { bytes, path }
    const signs = markupSigns(value)
    measured.markup += signs
    if (signs > measured.mostMarkup.signs) measured.mostMarkup = { signs, path }
  } else if (typeof value === 'object' && value !== null) {
    measured.depth = Math.max(measured.depth, depth + 1)
  }
  measured.blockDepth = Math.max(measured.blockDepth, blockDepth)
  measured.needsRepair ||= needsRepair(value)
}

function markupSigns(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '<' || character === '>' || character === '&') count += 1
  }
  return count
}

function pushInner({ value, path, depth, blockDepth }: Visit, measured: Measured, stack: Visit[]): void {
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries()) {
      stack.push({ value: entry, path: `${path}[${index}]`, depth: depth + 1, blockDepth })
    }
    return
  }
  for (const [key, entry] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`
    // Repaired first: a NUL inside `__proto__` disappears when the key is repaired.
    if (FORBIDDEN_KEYS.has(repairText(key))) measured.forbiddenKey ??= { key, path: inner }
    measured.needsRepair ||= needsRepair(key)
    const isBlocks = Array.isArray(entry) && (key === BLOCKS_KEY || inner === 'page_schema')
    if (isBlocks) measured.blocks += entry.length
    stack.push({
      value: entry,
      path: inner,
      depth: depth + 1,
      blockDepth: blockDepth + (isBlocks && entry.length > 0 ? 1 : 0),
    })
  }
}
