import type { PoolClient } from 'pg'
import PgBoss from 'pg-boss'
import { jobNames } from './job'

/**
 * Makes the tables of pg-boss, brings them to its version, and adds the queues of this build. Safe to repeat; the
 * caller sees to it that nobody else does it at the same time.
 */
export async function prepareQueues(client: PoolClient): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const name of jobNames) await boss.createQueue(name)
  await boss.stop({ graceful: false })
}
