import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupFault } from '../../backup/backup-fault'
import { chooseBase } from '../../backup/choose-base'
import { listBases } from '../../backup/list-bases'
import { readManifest } from '../../backup/manifest'
import { restoreCluster } from '../../backup/restore-cluster'
import type { SealedStore } from '../../backup/sealed-store'
import { verifyBackup } from '../../backup/verify-backup'
import { claimDataFolder } from '../../config/data-folder'
import { openEmbeddedDatabase } from '../../db/embedded/open-embedded-database'
import { withConnection } from '../../db/with-connection'
import type { CliHost } from '../cli-host'
import { plain } from '../plain'
import { size } from './told'

interface Asked {
  cluster: string | undefined
  isStarted: boolean
}

/**
 * Reads the newest base and everything after it; with `--start`, restores it to a temporary place and starts it there.
 */
export async function verifyCommand(
  { out }: Pick<CliHost, 'out'>,
  store: SealedStore,
  { cluster, isStarted }: Asked,
): Promise<0 | 1> {
  const newest = (await listBases(store, cluster)).findLast(({ wholeAt }) => wholeAt !== undefined)
  if (!newest)
    throw new BackupFault('missing', `There is no base in ${store.place}, so there is nothing to verify.`)
  const manifest = await readManifest(store, newest.cluster, newest.id)
  const { base, files, bytes, segments, problems } = await verifyBackup(store, { manifest }, out)
  for (const problem of problems) out(plain(problem))
  const told = `全量 ${base}（${files} 个文件，${size(bytes)}）和之后的 ${segments} 段日志`
  if (problems.length > 0) {
    out(`${told}，有 ${problems.length} 处问题，不能恢复到最新。请立即做一次全量备份，并查明原因。`)
    return 1
  }
  out(`${told}，全部完好。`)
  if (isStarted) await startElsewhere(out, store, newest.cluster)
  return 0
}

async function startElsewhere(
  out: (line: string) => void,
  store: SealedStore,
  cluster: string,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'yingzao-verify-'))
  // The database's user must be able to reach its part.
  chmodSync(dataDir, 0o711)
  let folder: string | undefined
  try {
    claimDataFolder(dataDir)
    const chosen = await chooseBase(store, { to: undefined, cluster })
    const restored = await restoreCluster({
      store,
      dataDir,
      chosen,
      to: undefined,
      isArchived: false,
      report: out,
    })
    folder = restored.place.folder
    const database = await openEmbeddedDatabase({ dataDir, report: () => {} })
    try {
      const tables = await withConnection(database.url, async (client) => {
        const { rows } = await client.query<{ tables: number }>(
          "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = 'public'",
        )
        return rows[0]?.tables ?? 0
      })
      out(`已在临时目录恢复并启动：${tables} 张表，日志读到 ${restored.lsn}。`)
    } finally {
      await database.leave()
    }
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}
