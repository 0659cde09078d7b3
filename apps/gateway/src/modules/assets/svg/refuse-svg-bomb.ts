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

const REFERENCE = /url\(\s*["']?#([^\s"')]+)/g

/**
 * Throws AssetRefusal for a drawing whose parts stand for each other so often that drawing it takes a phone for ever:
 * ten elements, each of which shows the next one ten times, are ten thousand million. `rules` pick elements too.
 */
export function refuseSvgBomb(root: SvgNode, rules: readonly SheetRule[]): void {
  const byId = new Map<string, SvgNode>()
  const elements = [...elementsOf(root)]
  for (const node of elements) {
    const id = node.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
  }
  const painting = rules.filter(({ declarations }) => declarations.includes('url('))
  if (elements.length > MOST_ELEMENTS || painting.length > MOST_RULES) throw tooMuch()
  const known = new Map<SvgNode, number>()

  function drawn(node: SvgNode, row: number): number {
    if (row > LONGEST_ROW) throw tooMuch()
    const before = known.get(node)
    if (before !== undefined) return before
    // Whoever meets it again inside itself has found a circle.
    known.set(node, Number.POSITIVE_INFINITY)
    const parts = node.children.filter((child) => typeof child !== 'string')
    const shown = referencesOf(node, painting).flatMap((id) => byId.get(id) ?? [])
    const sum = [...parts, ...shown].reduce((total, part) => total + drawn(part, row + 1), 1)
    known.set(node, sum)
    return sum
  }

  if (drawn(root, 0) > MOST_DRAWN) throw tooMuch()
}

function tooMuch(): AssetRefusal {
  return refusedSvg('SVG 过于复杂，或内部的引用过多、互相循环，手机无法绘制。')
}

function referencesOf(node: SvgNode, painting: readonly SheetRule[]): string[] {
  const matching = painting.filter(({ selector }) => mayPick(selector, node))
  const texts = [...node.attributes.values(), ...matching.map(({ declarations }) => declarations)]
  const painted = texts.flatMap((text) => Array.from(text.matchAll(REFERENCE), ([, id = '']) => id))
  const link = node.attributes.get('xlink:href')
  return link?.startsWith('#') ? [...painted, link.slice(1)] : painted
}

/** Whether a selector may pick an element, going by the end of it: rather once too often. */
function mayPick(selector: string, { name, attributes }: SvgNode): boolean {
  const classes = new Set(attributes.get('class')?.split(/\s+/))
  return selector.split(',').some((one) => {
    const end =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    const [tag] = /^[a-z]\w*/i.exec(end) ?? []
    if (tag !== undefined && tag !== name) return false
    const [, id] = /#([-\w]+)/.exec(end) ?? []
    if (id !== undefined && id !== attributes.get('id')) return false
    return Array.from(end.matchAll(/\.([-\w]+)/g)).every(([, wanted = '']) => classes.has(wanted))
  })
}
