import { BackupFault } from '../backup/backup-fault'
import { openBackups } from '../backup/sealed-store'
import { StartError } from '../config/start-error'
import { listCommand } from './backup/list-command'
import { makeCommand } from './backup/make-command'
import { exportCommand, importCommand } from './backup/move-command'
import { readOptions } from './backup/read-options'
import { restoreCommand } from './backup/restore-command'
import { statusCommand } from './backup/status-command'
import { offCommand, takeOverCommand } from './backup/take-over-command'
import { verifyCommand } from './backup/verify-command'
import type { CliHost } from './cli-host'

const USAGE = `用法：
  npm run backup -- base                       立即做一次全量备份
  npm run backup -- list                       列出备份位置里的全部备份
  npm run backup -- status                     最近一次全量和日志备份、积压和剩余空间；超时则退出码为 1
  npm run backup -- verify [--start]           逐块读取最近一次全量和之后的全部日志；--start 另外恢复到临时目录并启动一次
  npm run backup -- restore --to 时间|latest [--into 目录] [--cluster 编号]
                                               恢复到这一刻（北京时间，如 '2026-11-29 12:00:00'）；
                                               --into 恢复成另一个数据目录，供演练和查看
  npm run backup -- take-over                  让这份数据库接管备份位置（原来的已经不再使用时）
  npm run backup -- off                        停止保留数据库日志，不再备份
  npm run backup -- export 目录                 把全部数据导出成文件，供更新的 PostgreSQL 导入
  npm run backup -- import 目录                 导入到还没有数据库的 DATA_DIR`

type Host = Omit<CliHost, 'openContext'>

/** Runs one `npm run backup` command and returns its exit code: 0 done and sound, 1 it is not, or misused. */
export async function runBackup(args: string[], host: Host): Promise<0 | 1> {
  const asked = readOptions(args)
  if (!asked) {
    host.out(USAGE)
    return 1
  }
  try {
    if (asked.command === 'off') return await offCommand(host)
    if (asked.command === 'export') return await exportCommand(host, asked.folder)
    if (asked.command === 'import') return await importCommand(host, asked.folder)
    const { backup } = host.config
    if (!backup) {
      throw new StartError(
        'BACKUP_TO is not set, so there are no backups. Set it to a folder on another disk or to a bucket, and BACKUP_KEY to what npm run keys -- new printed.',
      )
    }
    const store = openBackups(backup)
    switch (asked.command) {
      case 'base':
        return await makeCommand(host, store)
      case 'list':
        return await listCommand(host, store)
      case 'status':
        return await statusCommand(host, store)
      case 'verify':
        return await verifyCommand(host, store, asked)
      case 'restore':
        return await restoreCommand(host, store, asked)
      default:
        return await takeOverCommand(host, store)
    }
  } catch (error) {
    if (!(error instanceof BackupFault || error instanceof StartError)) throw error
    host.out(error.message)
    return 1
  }
}
