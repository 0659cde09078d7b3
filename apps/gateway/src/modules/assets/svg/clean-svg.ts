import { cleanSheet, type SheetRule } from './clean-style'
import { readSvg } from './read-svg'
import { refuseSvgBomb } from './refuse-svg-bomb'
import { elementsOf, refusedSvg, writeSvg } from './svg-node'
import { settleSize } from './svg-size'

/** A drawing that can run, load and lead to nothing. */
export interface CleanSvg {
  bytes: Uint8Array
  /** Pixels at which it is shown by itself. */
  width: number
  height: number
  /** What was taken out, in words for whoever brought it, each once. */
  removed: string[]
}

/**
 * Reads a drawing as strict XML and writes it anew from what is known to be harmless, so that what we overlook is
 * missing and not let through. Cleaning what is clean gives the same bytes. Throws AssetRefusal for what is no whole
 * drawing, or too much for a phone.
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
