import { listBases } from '../../backup/list-bases'
import { readManifest } from '../../backup/manifest'
import type { SealedStore } from '../../backup/sealed-store'
import { listWal } from '../../backup/wal-store'
import type { CliHost } from '../cli-host'
import { moment, size } from './told'

/** Prints what there is to restore from. Needs no database. */
export async function listCommand({ out }: Pick<CliHost, 'out'>, store: SealedStore): Promise<0 | 1> {
  const bases = await listBases(store)
  if (bases.length === 0) out(`${store.place} 里还没有备份。`)
  for (const cluster of new Set(bases.map((base) => base.cluster))) {
    out(`数据库 ${cluster}`)
    for (const { id, wholeAt, bytes } of bases.filter((base) => base.cluster === cluster)) {
      if (!wholeAt) {
        out(`  ${id}  不完整（正在备份，或中途被终止），不能用于恢复`)
        continue
      }
      const { stopped_at, postgres, about } = await readManifest(store, cluster, id)
      out(
        `  ${id}  可恢复到 ${moment(stopped_at)} 之后，${size(bytes)}，PostgreSQL ${postgres}，密钥 ${about.keys.PII_KEYS?.join('、') ?? '未知'}`,
      )
    }
    const wal = await listWal(store, cluster)
    const last = wal.toSorted((one, other) => one.at.getTime() - other.at.getTime()).at(-1)
    const bytes = wal.reduce((sum, one) => sum + one.bytes, 0)
    if (last)
      out(`  日志 ${wal.length} 个文件，${size(bytes)}，最近一个 ${last.name} 存于 ${moment(last.at)}`)
  }
  return 0
}
