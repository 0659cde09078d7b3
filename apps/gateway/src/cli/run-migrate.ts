import type { MigrationReport } from '../db/migrate'
import type { ProcessDatabase } from '../db/open-process-database'

const USAGE = `用法：
  npm run migrate   把数据库升级到当前版本的表结构；可以重复运行，多个进程同时运行时互相等待`

export interface MigrateHost {
  out: (line: string) => void
  /** Opens the database as it is, whatever its schema. */
  openDatabase: () => Promise<ProcessDatabase>
  queues: readonly string[]
}

/** Runs `npm run migrate` and returns its exit code: 0 the database is at the schema of this build, 1 misused. */
export async function runMigrate(
  args: readonly string[],
  { out, openDatabase, queues }: MigrateHost,
): Promise<0 | 1> {
  if (args.length > 0) {
    out(USAGE)
    return 1
  }
  const db = await openDatabase()
  try {
    for (const line of sentences(await db.prepare(queues))) out(line)
    return 0
  } finally {
    await db.close()
  }
}

function sentences({ applied, newQueues }: MigrationReport): string[] {
  if (applied.length + newQueues.length === 0) return ['数据库已是当前版本的表结构，没有需要升级的内容。']
  return [
    ...(applied.length > 0 ? [`执行了 ${applied.length} 个迁移：${applied.join('、')}。`] : []),
    ...(newQueues.length > 0 ? [`新建了 ${newQueues.length} 个任务队列：${newQueues.join('、')}。`] : []),
    '数据库现在是当前版本的表结构，可以启动服务。',
  ]
}
