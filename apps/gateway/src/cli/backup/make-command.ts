import { BackupFault } from '../../backup/backup-fault'
import { makeBase } from '../../backup/make-base'
import { claimCluster } from '../../backup/owner'
import { pruneBackups } from '../../backup/prune-backups'
import { readCluster } from '../../backup/read-cluster'
import type { SealedStore } from '../../backup/sealed-store'
import { loadSite } from '../../start/load-site'
import { describeStore } from '../../start/start-backups'
import type { CliHost } from '../cli-host'
import { withDatabase } from '../with-database'
import { size } from './told'

type Host = Omit<CliHost, 'openContext'>

/** Makes a base now, and then removes what nobody needs any more. */
export async function makeCommand({ config, out, openDatabase }: Host, store: SealedStore): Promise<0 | 1> {
  return withDatabase<0 | 1>({ openDatabase }, async (db) => {
    const { embedded } = db
    if (!embedded) {
      throw new BackupFault(
        'away',
        'DATABASE_URL names a server of its own, whose files are not here. Back it up by its own means: docs/guides/backup.zh-CN.md and ops/pgbackrest say how.',
      )
    }
    const cluster = readCluster(embedded.place)
    await claimCluster(store, embedded.place, cluster)
    const build = await loadSite(config).then(
      (site) => site.build,
      () => '',
    )
    const about = await describeStore({ config, db, site: { build } })
    const made = await makeBase({ url: embedded.url, place: embedded.place, store, about })
    if (!made) {
      out('另一个进程正在做全量备份。')
      return 1
    }
    const stored = made.parts.reduce((sum, { bytes }) => sum + bytes, 0)
    out(`全量备份 ${made.id} 已完成：${made.files} 个文件，${size(made.bytes)}，压缩加密后 ${size(stored)}`)
    const { bases, segments } = await pruneBackups(store, cluster)
    if (bases.length > 0) out(`删除了过期的 ${bases.length} 次全量备份和 ${segments} 段日志`)
    return 0
  })
}
