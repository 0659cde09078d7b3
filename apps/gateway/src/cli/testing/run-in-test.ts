import { openDatabase } from '../../db/database'
import type { TestStore } from '../../modules/testing/start-test-gateway'
import type { CliHost } from '../cli-host'

/** A command that needs no more than the settings and the database. */
type Command<Exit> = (args: string[], host: Omit<CliHost, 'openContext'>) => Promise<Exit>

/**
 * Runs a command beside what a test has opened, on connections of its own as another process would, and returns its
 * exit code and what it printed.
 */
export async function runInTest<Exit extends number>(
  command: Command<Exit>,
  store: Pick<TestStore, 'ctx' | 'database'>,
  { args, config = store.ctx.config }: { args: string[]; config?: CliHost['config'] },
): Promise<{ exit: Exit; text: string }> {
  const lines: string[] = []
  const exit = await command(args, {
    config,
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: store.database.url, max: 3 }),
  })
  return { exit, text: lines.join('\n') }
}
