import type { AssetRefusal } from '../asset-refusal'
import type { SheetRule } from './clean-style'
import { elementsOf, refusedSvg, type SvgNode } from './svg-node'

/** Far more than any drawing needs, and few enough that a phone draws them. */
const MOST_DRAWN = 100_000

/** How long a row of parts may be in which each shows the next. */
const LONGEST_ROW = 100
const MOST_ELEMENTS = 20_000
/** Rules of a style sheet that show parts. */
const MOST_RULES = 200
/** Their selectors: one rule may have many. */
const MOST_SELECTORS = 1_000

const REFERENCE = /url\(\s*["']?#([^\s"')]+)/g

/**
 * Throws AssetRefusal for a drawing whose parts refer to each other so often that drawing it takes a phone for ever:
 * ten elements, each of which shows the next one ten times, are ten thousand million. `rules` select elements too.
 */
export function refuseSvgBomb(root: SvgNode, rules: readonly SheetRule[]): void {
  const byId = new Map<string, SvgNode>()
  const elements = [...elementsOf(root)]
  for (const node of elements) {
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
  }
  if (elements.length > MOST_ELEMENTS) throw tooMuch()
  const shownBySheet = readPainting(rules, byId)
  const known = new Map<SvgNode, number>()
  let references = 0

  function drawn(node: SvgNode, row: number): number {
    if (row > LONGEST_ROW) throw tooMuch()
    const before = known.get(node)
    if (before !== undefined) return before
    // Meeting it again inside itself means a cycle.
    known.set(node, Number.POSITIVE_INFINITY)
    const parts = node.children.filter((child) => typeof child !== 'string')
    const own = ownReferences(node).flatMap((id) => byId.get(id) ?? [])
    const shown = [...own, ...shownBySheet(node)]
    // Each is drawn at least once, so there is no need to count further.
    references += shown.length
    if (references > MOST_DRAWN) throw tooMuch()
    const sum = [...parts, ...shown].reduce((total, part) => total + drawn(part, row + 1), 1)
    known.set(node, sum)
    return sum
  }

  if (drawn(root, 0) > MOST_DRAWN) throw tooMuch()
}

function tooMuch(): AssetRefusal {
  return refusedSvg('SVG 过于复杂，或内部的引用过多、互相循环，手机无法绘制。')
}

/** What an element itself shows: by its attributes, and as its link. */
function ownReferences({ attributes }: SvgNode): string[] {
  const painted = [...attributes.values()].flatMap(referencesIn)
  const link = attributes.get('xlink:href')
  return link?.startsWith('#') ? [...painted, link.slice(1)] : painted
}

function referencesIn(text: string): string[] {
  return text.includes('url(') ? Array.from(text.matchAll(REFERENCE), ([, id = '']) => id) : []
}

/** The end of a selector: what an element must be to be selected. */
interface Wanted {
  tag: string | undefined
  id: string | undefined
  classes: ReadonlySet<string>
  /** What the rule shows then. */
  shown: SvgNode[]
}

/**
 * Returns what style sheets show at an element. Each selector is parsed once, and kept under its most selective part:
 * checking every selector for every element was what made small files slow.
 */
function readPainting(
  rules: readonly SheetRule[],
  byId: ReadonlyMap<string, SvgNode>,
): (node: SvgNode) => SvgNode[] {
  const painting = rules.filter(({ declarations }) => declarations.includes('url('))
  const selectors = painting.flatMap(({ selector, declarations }) => {
    const shown = [...new Set(referencesIn(declarations).flatMap((id) => byId.get(id) ?? []))]
    return selector.split(',').map((one) => wantedBy(one, shown))
  })
  if (painting.length > MOST_RULES || selectors.length > MOST_SELECTORS) throw tooMuch()
  const byKey = new Map<string, Wanted[]>()
  for (const wanted of selectors) {
    const key = keyOf(wanted)
    const same = byKey.get(key)
    if (same) same.push(wanted)
    else byKey.set(key, [wanted])
  }
  return (node) => {
    const classes = new Set(node.attributes.get('class')?.split(/\s+/))
    const keys = [
      '*',
      node.name,
      `#${node.attributes.get('id')}`,
      ...Array.from(classes, (name) => `.${name}`),
    ]
    return keys
      .flatMap((key) => byKey.get(key) ?? [])
      .filter((wanted) => mayPick(wanted, node, classes))
      .flatMap(({ shown }) => shown)
  }
}

function wantedBy(selector: string, shown: SvgNode[]): Wanted {
  const [end = ''] = /[^\s>+~]*$/.exec(selector.trim()) ?? []
  return {
    tag: /^[a-z]\w*/i.exec(end)?.[0],
    id: /#([-\w]+)/.exec(end)?.[1],
    classes: new Set(Array.from(end.matchAll(/\.([-\w]+)/g), ([, name = '']) => name)),
    shown,
  }
}

function keyOf({ tag, id, classes }: Wanted): string {
  if (id !== undefined) return `#${id}`
  const [first] = classes
  return first === undefined ? (tag ?? '*') : `.${first}`
}

/** Whether a selector may select an element, judged by its end: rather once too often. */
function mayPick({ tag, id, classes }: Wanted, node: SvgNode, own: ReadonlySet<string>): boolean {
  if (tag !== undefined && tag !== node.name) return false
  if (id !== undefined && id !== node.attributes.get('id')) return false
  for (const name of classes) if (!own.has(name)) return false
  return true
}
