import { specs } from '@yingzao/blocks/props'
import { type Block, type Finding, type PageDocument, walkBlocks } from '@yingzao/schema/server'

type Blocks = Pick<PageDocument, 'page_schema'>

/** A block that variants must have exactly as the page does. */
interface KeptBlock {
  block: Block
  title: string
  /** What may not differ, as text. */
  text: string
}

const CHANGED = {
  rule: 'experiment-kept-block',
  severity: 'error',
  fix: '价格、优惠、支付、协议和风险提示不能做实验。请把它改得和已发布的页面一样，包括位置和先后次序。',
} as const

/**
 * Where a variant differs from its page in what no experiment may touch: prices, payments, consent texts, statutory
 * notices. Blocks declare this themselves, by `experimentable`. They must be the same, in the same order and in the
 * same places: what is collapsed is not shown.
 */
export function differencesInKept(page: Blocks, variant: Blocks): Finding[] {
  const [wanted, there] = [keptBlocks(page), keptBlocks(variant)]
  const findings: Finding[] = []
  for (let at = 0; at < Math.max(wanted.length, there.length); at += 1) {
    const [one, other] = [wanted[at], there[at]]
    if (one && other && one.text === other.text) continue
    findings.push(findingOf(one, other))
    // Everything after a missing block is out of step, and would be reported again and again.
    if (wanted.length !== there.length) break
  }
  return findings
}

function findingOf(wanted: KeptBlock | undefined, there: KeptBlock | undefined): Finding {
  const place = { path: '', ...(there && { blockId: there.block.id }) }
  if (!there) return { ...CHANGED, ...place, message: `变体中少了“${wanted?.title}”。` }
  if (!wanted) return { ...CHANGED, ...place, message: `变体中多了“${there.title}”。` }
  return wanted.block.name === there.block.name
    ? { ...CHANGED, ...place, message: `变体中的“${there.title}”和页面不同。` }
    : { ...CHANGED, ...place, message: `变体中“${there.title}”的地方，页面上是“${wanted.title}”。` }
}

function keptBlocks(document: Blocks): KeptBlock[] {
  const kept: KeptBlock[] = []
  for (const { block, ancestors } of walkBlocks(document)) {
    const spec = specs.find(block.name)
    const rule = spec?.traits.experimentable
    if (rule === undefined || !spec) continue
    const { id, name, value, common, children } = block
    const said =
      rule === false
        ? { value, common, children: children.map(withoutId) }
        : { id, value: Object.fromEntries(rule.map((prop) => [prop, value[prop]])), common }
    const place = ancestors.map(({ name, common }) => ({ name, common }))
    kept.push({ block, title: spec.title, text: canonical({ name, said, place }) })
  }
  return kept
}

function withoutId({ id: _, children, ...block }: Block): object {
  return { ...block, children: children.map(withoutId) }
}

/** A value as text that does not depend on the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
