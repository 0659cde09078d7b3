import { type Block, type ShowIf, walkBlocks } from '@yingzao/schema/client'
import type { Hit, Page, Rule } from '../rule'

/** A visitor sees one bar at the bottom at most. */
export const secondBottomBar: Rule = {
  id: 'second-bottom-bar',
  severity: 'warning',
  title: '有多个底部悬浮栏',
  why: '它们叠在一起，访客只看得到、点得到最上面的一个。',
  fix: '请只保留一个底部悬浮栏，或用显示条件让它们不同时出现。',
  find,
}

function* find({ document }: Page): Iterable<Hit> {
  const bars: Block[] = []
  for (const { block } of walkBlocks(document)) {
    if (block.name !== 'suspension' || block.value.position !== 'bottom') continue
    const below = bars.find((bar) => canMeet(bar.common.show_if, block.common.show_if))
    bars.push(block)
    if (below) yield { block, path: 'value.position', message: `与底部悬浮栏“${below.id}”叠在一起。` }
  }
}

/** Whether both conditions can hold for one visitor; of two rules it is not known, so they are trusted to exclude. */
function canMeet(one: ShowIf = {}, other: ShowIf = {}): boolean {
  if (one.login !== undefined && other.login !== undefined && one.login !== other.login) return false
  if (one.rule_id !== undefined && other.rule_id !== undefined && one.rule_id !== other.rule_id) return false
  const { env } = one
  if (env?.length === 0 || other.env?.length === 0) return false
  if (env && other.env && !other.env.some((place) => env.includes(place))) return false
  return startOf(one) < endOf(other) && startOf(other) < endOf(one)
}

function startOf({ time = [] }: ShowIf): number {
  return time[0] ?? Number.NEGATIVE_INFINITY
}

function endOf({ time = [] }: ShowIf): number {
  return time[1] ?? Number.POSITIVE_INFINITY
}
