import { parseArgs } from 'node:util'
import { checkFile } from './check-file'
import type { CliHost } from './cli-host'
import { exportCommand } from './export-command'
import { importFiles } from './import-files'
import { listCommand } from './list-command'
import { plain } from './plain'
import { previewCommand } from './preview-command'
import { takeDownCommand } from './take-down-command'
import { USAGE } from './usage'
import { withDatabase } from './with-database'

type Command =
  | { name: 'import'; files: string[]; publish: boolean }
  | { name: 'export'; code: string; file?: string }
  | { name: 'list' }
  | { name: 'check'; file: string }
  | { name: 'preview'; code: string }
  | { name: 'take-down'; code: string; reason: string }

/** Runs one `npm run pages` command and returns its exit code: 0 done, 1 refused, failed or misused. */
export async function runPages(args: string[], host: CliHost): Promise<0 | 1> {
  const command = readCommand(args)
  if (!command) {
    host.out(USAGE)
    return 1
  }
  const safeHost = { ...host, out: (line: string) => host.out(plain(line)) }
  return (await run(command, safeHost, host)) ? 0 : 1
}

async function run(command: Command, host: CliHost, raw: Pick<CliHost, 'out'>): Promise<boolean> {
  switch (command.name) {
    case 'check':
      return checkFile(host, command.file)
    case 'import':
      return withDatabase(host, (db) => importFiles(host, db, command))
    case 'export':
      return withDatabase(host, (db) => exportCommand({ ...host, print: raw.out }, db, command))
    case 'list':
      return withDatabase(host, (db) => listCommand(host, db))
    case 'preview':
      return withDatabase(host, (db) => previewCommand(host, db, command.code))
    case 'take-down':
      return withDatabase(host, (db) => takeDownCommand(host, db, command))
  }
}

/** Undefined: the arguments are not a command. */
function readCommand(args: string[]): Command | undefined {
  const parsed = parse(args)
  if (!parsed) return undefined
  const { publish, reason } = parsed
  const [name, ...rest] = parsed.positionals
  const [first, second] = rest
  if (name === 'take-down' && first && rest.length === 1 && reason && !publish) {
    return { name, code: first, reason }
  }
  if (reason !== undefined) return undefined
  if (name === 'import' && rest.length > 0) return { name, files: rest, publish }
  if (publish) return undefined
  if (name === 'list' && rest.length === 0) return { name }
  if (name === 'check' && first && rest.length === 1) return { name, file: first }
  if (name === 'preview' && first && rest.length === 1) return { name, code: first }
  if (name === 'export' && first && rest.length <= 2)
    return { name, code: first, ...(second ? { file: second } : {}) }
  return undefined
}

function parse(
  args: string[],
): { positionals: string[]; publish: boolean; reason: string | undefined } | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { publish: { type: 'boolean', default: false }, reason: { type: 'string' } },
    })
    return { positionals, publish: values.publish, reason: values.reason?.trim() }
  } catch {
    return undefined
  }
}
