import { cleanSheet, type SheetRule } from './clean-style'
import { readSvg } from './read-svg'
import { refuseSvgBomb } from './refuse-svg-bomb'
import { elementsOf, refusedSvg, writeSvg } from './svg-node'
import { settleSize } from './svg-size'

/** A drawing that cannot run, load or link to anything. */
export interface CleanSvg {
  bytes: Uint8Array
  /** Its size in pixels when shown on its own. */
  width: number
  height: number
  /** What was removed, in words for whoever uploaded it, each once. */
  removed: string[]
}

/**
 * Reads a drawing as strict XML and rewrites it from what is known to be harmless, so that what we overlook is missing
 * and not let through. Cleaning what is clean gives the same bytes. Throws AssetRefusal for an incomplete drawing, or
 * one that is too much for a phone.
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  const removed = new Set<string>()
  const report = (what: string): void => void removed.add(what)
  const root = readSvg(decode(bytes), report)
  const rules: SheetRule[] = []
  for (const node of elementsOf(root)) {
    if (node.name !== 'style') continue
    const sheet = cleanSheet(node.children.filter((child) => typeof child === 'string').join(''))
    for (const name of sheet.left) report(name.startsWith('@') ? `样式导入（${name}）` : `样式（${name}）`)
    rules.push(...sheet.rules)
    node.children = sheet.text === '' ? [] : [sheet.text]
  }
  const size = settleSize(root)
  refuseSvgBomb(root, rules)
  return { bytes: Buffer.from(writeSvg(root)), ...size, removed: [...removed] }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusedSvg('SVG 不是 UTF-8 编码。')
  }
}
