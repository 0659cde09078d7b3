import { BackupFault } from '../../backup/backup-fault'
import { takeOver } from '../../backup/owner'
import { readCluster } from '../../backup/read-cluster'
import type { SealedStore } from '../../backup/sealed-store'
import { turnArchiveOff } from '../../db/embedded/archive'
import type { CliHost } from '../cli-host'
import { withDatabase } from '../with-database'

type Host = Omit<CliHost, 'openContext'>

/** Archives the database of this DATA_DIR in place of the previous copy. */
export async function takeOverCommand(host: Host, store: SealedStore): Promise<0 | 1> {
  return withDatabase<0 | 1>(host, async (db) => {
    const { place } = ownDatabase(db)
    await takeOver(store, place, readCluster(place))
    host.out('这份数据库从现在起备份到这里。请确认原来的那一份不再运行，并尽快做一次全量备份。')
    return 0
  })
}

/** Stops keeping the log. */
export async function offCommand(host: Host): Promise<0 | 1> {
  if (host.config.backup) {
    host.out('BACKUP_TO 仍然设置着，下次启动又会开始备份。请先去掉它。')
    return 1
  }
  return withDatabase<0 | 1>(host, async (db) => {
    await turnArchiveOff(ownDatabase(db).url)
    host.out('数据库日志不再保留。已有的备份没有改动。')
    return 0
  })
}

function ownDatabase(db: Parameters<Parameters<typeof withDatabase>[1]>[0]) {
  if (db.embedded) return db.embedded
  throw new BackupFault(
    'away',
    'DATABASE_URL names a server of its own, which is backed up by its own means.',
  )
}
