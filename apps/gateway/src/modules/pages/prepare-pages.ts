import type { Context } from '../../context'
import { isDemoStore, loadDemoPages } from './demo-pages'
import { leaveJudging } from './judge/judge-published'
import { renderPublished } from './visitors/render-published'

/**
 * Does what must be done before traffic: brings demo pages into a store that is only there to try things, after the data
 * that they call for, draws what is published for this build, and has it judged by its rules meanwhile. `report` gets a line for each step that takes a while.
 */
export async function preparePages(
  ctx: Context,
  { report, loadDemoData }: { report: (line: string) => void; loadDemoData: () => Promise<void> },
): Promise<void> {
  if (await isDemoStore(ctx)) await loadDemoData()
  await loadDemoPages(ctx, report)
  await renderPublished(ctx, report)
  await leaveJudging(ctx)
}
