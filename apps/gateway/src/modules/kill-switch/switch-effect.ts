import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  switchLimits,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { type ActiveSwitch, isStopped, type StoppedService } from '../../switches/switch-data'
import { findRunning } from '../experiments'
import { pageDocuments, visitorPages } from '../pages'
import { resolved } from './switch-reader'
import { readTarget } from './switch-target'

type Answer = StudioResponse<StudioOperations['switchEffect']>
type Visible = Awaited<ReturnType<typeof visitorPages.visiblePages>>[number]

const SERVICES: readonly StoppedService[] = ['pay', 'sim', 'feed']

/** What a switch would take away, checked against every page that visitors have; the most affected come first. */
export async function switchEffect(
  ctx: Pick<Context, 'config' | 'db'>,
  asked: StudioInput<StudioOperations['switchEffect']>,
): Promise<Answer> {
  const switches = await resolved(ctx.db.orm, [{ switch_id: 0, ...readTarget(asked) }])
  const found: Answer['list'] = []
  // One after the other: visitors waiting for a page take precedence.
  for (const page of await visitorPages.visiblePages(ctx)) {
    const is_gone = visitorPages.isPageOff(page.code, switches)
    const blocks = is_gone ? 0 : await blocksGone(ctx, page, switches)
    if (is_gone || blocks > 0) found.push({ code: page.code, title: page.title, blocks, is_gone })
  }
  found.sort((one, other) => other.blocks - one.blocks)
  return {
    pages: found.length,
    blocks: found.reduce((sum, { blocks }) => sum + blocks, 0),
    list: found.slice(0, switchLimits.pages),
    stops: SERVICES.filter((service) => isStopped(service, switches)),
  }
}

/** From the page itself and the variants that some of its visitors have instead. */
async function blocksGone(
  ctx: Pick<Context, 'config' | 'db'>,
  { code, content }: Visible,
  switches: readonly ActiveSwitch[],
): Promise<number> {
  const own = await content()
  if (!own) return 0
  let { blocks } = await visitorPages.filterContent(own, switches)
  const running = await findRunning(ctx.db.orm, code)
  for (const { stored } of running?.variants ?? []) {
    if (!stored) continue
    const filtered = await visitorPages.filterContent(
      await pageDocuments.readStoredPage(ctx, code, stored),
      switches,
    )
    blocks += filtered.blocks
  }
  return blocks
}
