import { join } from 'node:path'
import type { Context } from '../../context'
import { readMark } from './current-mark'
import { createSnapshots } from './snapshots'

/** Where the copies of pages are. */
export const snapshotsFolder = ({ dataDir }: Pick<Context['config'], 'dataDir'>): string =>
  join(dataDir, 'snapshots')

/**
 * Whether pages could be served from disk alone: a process of this build has left copies there, and they were current
 * so recently that a process that is cut off may still show them.
 */
export async function canStandIn({ config, site }: Pick<Context, 'config' | 'site'>): Promise<boolean> {
  const folder = snapshotsFolder(config)
  const mark = await readMark(folder)
  const isCurrent = mark?.build === site.build && Date.now() - mark.at < config.stalePageLimit * 1_000
  if (!isCurrent) return false
  const snapshots = createSnapshots(folder, config.linkHosts, () => mark.switches, site.build)
  for (const code of await snapshots.codes()) if (await snapshots.isOfBuild(code)) return true
  return false
}
