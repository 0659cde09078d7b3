import type { ClientBase } from 'pg'
import PgBoss from 'pg-boss'

/**
 * Creates the tables of pg-boss, migrates them to its version, and adds the queues of these kinds of job. Safe to
 * repeat; the caller must keep others from doing it at the same time.
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
