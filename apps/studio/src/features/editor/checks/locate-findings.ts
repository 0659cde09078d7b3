import { BLOCKS_KEY, type Block, type Finding, isRecord, type PageDocument } from '@yingzao/schema/client'
import type { Explained } from '../../../ui/said/explain'

/** A finding that knows its place in the block it concerns. */
export interface LocatedFinding extends Finding, Explained {
  /**
   * Relative to the block, or to the page where no block is concerned: `value.list[0].alt`, `common.action.popupId`.
   */
  at: string
  /** Why the rule exists. Findings from reading a document have no reason. */
  why?: string
}

const COMMON = [
  'style',
  'position',
  'action',
  'show_if',
  'isNeedLogin',
  'mark',
  'baiduStatistics',
  'oaStatistics',
  'uploadId',
]

/** Findings name places in the stored document; this translates them to places in the editor's blocks. */
export function locateFindings(findings: readonly Finding[], page: PageDocument): LocatedFinding[] {
  const places = new Map<string, { path: string; block: Block }>()
  notePlaces(page.page_schema, 'page_schema', places)
  return findings.map((finding) => ({ ...finding, at: placeOf(finding, places) }))
}

function placeOf(finding: Finding, places: ReadonlyMap<string, { path: string; block: Block }>): string {
  const place = finding.blockId === undefined ? undefined : places.get(finding.blockId)
  if (place === undefined || !finding.path.startsWith(place.path)) return finding.path
  const at = finding.path.slice(place.path.length).replace(/^\./, '')
  // Stored documents hold what is common to all blocks next to a block's own props; an own prop of that name wins.
  const [, key = '', rest = ''] = /^value\.(\w+)(.*)$/s.exec(at) ?? []
  return COMMON.includes(key) && !Object.hasOwn(place.block.value, key) ? `common.${key}${rest}` : at
}

/** Recursion is safe: a page nests at most `LIMITS.blockDepth` blocks. */
function notePlaces(
  blocks: readonly Block[],
  at: string,
  places: Map<string, { path: string; block: Block }>,
): void {
  for (const [index, block] of blocks.entries()) {
    const path = `${at}[${index}]`
    places.set(block.id, { path, block })
    noteInValue(block.value, `${path}.value`, places)
    notePlaces(block.children, `${path}.children`, places)
  }
}

function noteInValue(value: unknown, at: string, places: Map<string, { path: string; block: Block }>): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) noteInValue(item, `${at}[${index}]`, places)
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries<unknown>(value)) {
      if (key === BLOCKS_KEY) notePlaces(inner as Block[], `${at}.${key}`, places)
      else noteInValue(inner, `${at}.${key}`, places)
    }
  }
}
