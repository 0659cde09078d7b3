import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import type { Orm } from '../../db/database'
import { countedViews } from '../reports'

type Asked = StudioInput<StudioOperations['reportVitals']>

/** How many views there were of each version, in each container and on each day; empty: of none that was told. */
export type ViewsOf = Record<'all' | 'version' | 'container' | 'day', ReadonlyMap<string, number>>

/** The views of a page, of which only some are measured, as reports have counted them: those of the last minutes are not. */
export async function viewsOf(db: Orm, asked: Asked): Promise<ViewsOf> {
  const views = { all: new Map(), version: new Map(), container: new Map(), day: new Map() }
  for (const row of await countedViews(db, asked)) {
    const { day } = row
    const values = { all: '', version: String(row.version ?? ''), container: row.container ?? '', day }
    for (const by of ['all', 'version', 'container', 'day'] as const)
      views[by].set(values[by], (views[by].get(values[by]) ?? 0) + row.views)
  }
  return views
}
