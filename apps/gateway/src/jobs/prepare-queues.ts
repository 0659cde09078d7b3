import type { ClientBase } from 'pg'
import PgBoss from 'pg-boss'

/**
 * Makes the tables of pg-boss, brings them to its version, and adds the queues of these kinds of job. Safe to repeat; the
 * caller sees to it that nobody else does it at the same time.
 */
export async function prepareQueues(client: ClientBase, names: readonly string[]): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const name of names) await boss.createQueue(name)
  await boss.stop({ graceful: false })
}
