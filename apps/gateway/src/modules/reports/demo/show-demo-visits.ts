import type { Context } from '../../../context'
import { addPastConversions } from '../../conversions'
import { addPastEvents } from '../../events'
import { createRandom } from '../../market'
import type { PublishedPages } from '../../pages'
import { addPastVisits, hasVisits } from '../../visits'
import { type DemoPage, pastWeeks } from './past-weeks'

/** Pages of the demo that are looked at more than the others. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'etf-course': 6,
  'open-account': 3,
  'group-join': 3,
  course: 2,
}
const BLOCK = /data-block="([\w-]+)"[^>]*? data-id="([\w-]+)"/g

/** Makes up three weeks of visits to the demo's pages if nobody has been there yet. Existing visits stay. */
export async function showDemoVisits(pages: PublishedPages, ctx: Pick<Context, 'db'>): Promise<boolean> {
  if (await hasVisits(ctx.db)) return false
  const drawn = await Promise.all(
    Object.entries(WEIGHTS).map(([code, weight]) => drawnPage(pages, code, weight)),
  )
  const found = drawn.filter((page) => page !== undefined)
  const { visits, events, conversions } = pastWeeks(found, new Date(), createRandom('visits of the demo'))
  await ctx.db.orm.transaction(async (tx) => {
    await addPastVisits(tx, visits)
    await addPastEvents(tx, events)
    await addPastConversions(tx, conversions)
  })
  return visits.length > 0
}

/** Undefined: nobody has published it. */
async function drawnPage(pages: PublishedPages, code: string, weight: number): Promise<DemoPage | undefined> {
  const html = (await pages.load(code))?.html.toString()
  if (html === undefined) return undefined
  const version = /<html[^>]* data-version="(\d+)"/.exec(html)?.[1]
  const main = html.slice(html.indexOf('<main'))
  const blocks = Array.from(main.matchAll(BLOCK), ([, block = '', block_id = '']) => ({ block, block_id }))
  return { code, version: version === undefined ? null : Number(version), blocks, weight }
}
