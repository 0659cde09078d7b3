import { existsSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { BackupFault } from '../../backup/backup-fault'
import { type Chosen, chooseBase } from '../../backup/choose-base'
import { takeOver } from '../../backup/owner'
import { type RestoredCluster, restoreCluster } from '../../backup/restore-cluster'
import type { SealedStore } from '../../backup/sealed-store'
import { claimDataFolder } from '../../config/data-folder'
import type { CliHost } from '../cli-host'
import { type Checked, checkRestored } from './check-restored'
import { moment, size } from './told'

interface Asked {
  to: Date | undefined
  into: string | undefined
  cluster: string | undefined
}

const WORDS = '恢复'

/**
 * Restores the database, erases again whoever was erased since, and checks the result: printed, and written beside the
 * cluster. Exit code 1 if something is not as it should be; the database is there all the same.
 */
export async function restoreCommand(
  { config, out }: Pick<CliHost, 'config' | 'out'>,
  store: SealedStore,
  { to, into, cluster }: Asked,
): Promise<0 | 1> {
  if (into === undefined && config.databaseUrl !== undefined) {
    throw new BackupFault(
      'away',
      'DATABASE_URL names a server of its own, which is restored by its own means. With --into a folder the backup of an embedded database is restored there.',
    )
  }
  const began = Date.now()
  const dataDir = targetOf(config.dataDir, into)
  const chosen = await chooseBase(store, { to, cluster })
  tellPlan(out, { dataDir, chosen, to })
  if (!(await isConfirmed())) {
    out('没有恢复任何东西。')
    return 1
  }
  const isArchived = into === undefined
  const restored = await restoreCluster({ store, dataDir, chosen, to, isArchived, report: out })
  if (isArchived) await takeOver(store, restored.place, chosen.manifest.cluster)
  const checked = await checkRestored(
    { ...config, dataDir, databaseUrl: undefined, backup: isArchived ? config.backup : undefined },
    config.backup,
    out,
  )
  const lines = reportOf({ chosen, restored, checked, seconds: (Date.now() - began) / 1_000 })
  for (const line of lines) out(line)
  const path = join(restored.place.folder, `restored-${chosen.manifest.id}.txt`)
  await writeFile(path, `${lines.join('\n')}\n`, { mode: 0o600 })
  out(`以上报告已写入 ${path}`)
  return checked.isSound ? 0 : 1
}

/** The data folder to restore into. Throws a BackupFault for one that is not empty. */
function targetOf(own: string, into: string | undefined): string {
  if (into === undefined) return realpathSync(own)
  const dataDir = resolve(into)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new BackupFault(
      'other',
      `${dataDir} is not empty, and nothing is written over it. Name an empty folder, or one that is not there.`,
    )
  }
  mkdirSync(dataDir, { recursive: true })
  claimDataFolder(dataDir)
  return realpathSync(dataDir)
}

function tellPlan(
  out: (line: string) => void,
  { dataDir, chosen, to }: { dataDir: string; chosen: Chosen; to: Date | undefined },
): void {
  const { manifest, lastSegment, lastAt } = chosen
  out(
    `从全量备份 ${manifest.id} 开始（${size(manifest.bytes)}），日志从 ${manifest.start_segment} 读到 ${lastSegment}（${moment(lastAt)} 存入）`,
  )
  out(`恢复到 ${to ? moment(to) : '最新'}，数据目录 ${dataDir}`)
}

/** Somebody at a terminal confirms by typing a word; a script has confirmed by running this. */
async function isConfirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) return true
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const said = await lines.question(`输入“${WORDS}”继续：`)
  lines.close()
  return said.trim() === WORDS
}

interface Outcome {
  chosen: Chosen
  restored: RestoredCluster
  checked: Checked
  seconds: number
}

function reportOf({ chosen, restored, checked, seconds }: Outcome): string[] {
  const { lastCommit, lsn, timeline, segments } = restored
  return [
    `已恢复：全量 ${chosen.manifest.id}，读取 ${segments} 个日志文件，到 ${lsn}，时间线 ${timeline}，用时 ${seconds.toFixed(0)} 秒`,
    lastCommit ? `最后一次提交 ${moment(lastCommit)}` : '全量之后没有提交',
    ...checked.lines,
    checked.isSound ? '全部检查通过，可以启动服务。' : '有检查没有通过，请先处理，再启动服务。',
  ]
}
