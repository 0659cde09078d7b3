import { existsSync, realpathSync } from 'node:fs'
import { BackupFault } from '../../backup/backup-fault'
import { type BackupStatus, lateParts, readBackupStatus } from '../../backup/backup-status'
import { readCluster } from '../../backup/read-cluster'
import type { SealedStore } from '../../backup/sealed-store'
import { readCredentials } from '../../db/embedded/credentials'
import { databaseUser } from '../../db/embedded/database-user'
import { openPlace } from '../../db/embedded/place'
import type { CliHost } from '../cli-host'
import { ago, moment, size } from './told'

const LATE: Record<ReturnType<typeof lateParts>[number], string> = {
  'no-base': '还没有完整的全量备份。运行 npm run backup -- base',
  'base-late': '最近一次全量备份超过 26 小时。查看服务日志里的原因，或运行 npm run backup -- base',
  'no-wal': '还没有备份过日志。设置 BACKUP_TO 后启动服务',
  'wal-late': '日志超过 3 分钟没有备份。确认服务在运行、备份位置可写、磁盘没有满',
  'archive-failing': 'PostgreSQL 最近一次移交日志失败。查看数据库目录旁的 server.log，磁盘可能已满',
}

/** Prints the state of backups and exits with 1 when they are late. Starts nothing. */
export async function statusCommand(
  { config, out }: Pick<CliHost, 'config' | 'out'>,
  store: SealedStore,
): Promise<0 | 1> {
  if (config.databaseUrl !== undefined) {
    throw new BackupFault(
      'away',
      'DATABASE_URL names a server of its own, which tells by its own means how its backups fare.',
    )
  }
  if (!readCredentials(config.dataDir)) throw noDatabase(config.dataDir)
  const user = await databaseUser()
  const place = await openPlace({ dataDir: realpathSync(config.dataDir), user, report: () => {} })
  if (!existsSync(place.cluster)) throw noDatabase(place.folder)
  const status = await readBackupStatus(store, { place, cluster: readCluster(place) })
  for (const line of lines(status, store.place)) out(line)
  const late = lateParts(status)
  for (const part of late) out(`注意：${LATE[part]}`)
  return late.length === 0 ? 0 : 1
}

function noDatabase(folder: string): BackupFault {
  return new BackupFault('away', `There is no database in ${folder} yet. Start the gateway once.`)
}

function lines(
  { lastBase, bases, lastSegment, waiting, spoolBytes, failed, spaceLeft }: BackupStatus,
  place: string,
) {
  return [
    `备份位置 ${place}，剩余空间 ${size(spaceLeft.store)}`,
    lastBase ? `最近一次全量 ${lastBase.id}，${ago(lastBase.at)}，共 ${bases} 次` : '没有全量备份',
    lastSegment ? `最近一段日志 ${lastSegment.name}，${ago(lastSegment.at)}` : '没有日志备份',
    `等待备份的日志 ${waiting} 个文件，${size(spoolBytes)}；数据目录剩余空间 ${size(spaceLeft.here)}`,
    failed
      ? `PostgreSQL 移交失败 ${failed.count} 次${failed.last && failed.at ? `，最近一次 ${failed.last}，${moment(failed.at)}` : ''}`
      : '数据库没有运行',
  ]
}
