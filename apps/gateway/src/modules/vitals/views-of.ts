import type { StudioInput, StudioOperations } from '@yingzao/contract/studio'
import type { Orm } from '../../db/database'
import { countedViews } from '../reports'

type Asked = StudioInput<StudioOperations['reportVitals']>

/** How many views each version, container and day had; an empty key counts the views that did not report one. */
export type ViewsOf = Record<'all' | 'version' | 'container' | 'day', ReadonlyMap<string, number>>

/**
 * Returns the views of a page, only some of which are measured, as counted by reports: those of the last minutes are
 * missing.
 */
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
