import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { dataKinds } from '../modules'
import { filesBeside } from '../modules/assets'
import { type DataKind, dataFiles, importData } from '../modules/data-import'
import type { CliHost } from './cli-host'
import { reportLines } from './data-report'
import { dataUsage } from './data-usage'
import { readFeedCommand, runFeedCommand } from './feed-command'
import { plain } from './plain'
import { readDataFile } from './read-data-file'
import { withDatabase } from './with-database'

interface Command {
  kind: DataKind
  path: string
  dryRun: boolean
}

/** Runs one `npm run data` command and returns its exit code: 0 done, 1 refused, failed or misused. */
export async function runData(args: string[], host: Omit<CliHost, 'openContext'>): Promise<0 | 1> {
  const out = (line: string) => host.out(plain(line))
  const feed = readFeedCommand(args)
  if (feed) return runFeedCommand(feed, { ...host, out })
  const command = readCommand(args)
  if (!command) {
    host.out(dataUsage(dataKinds))
    return 1
  }
  const file = await readDataFile(command.path)
  if ('problem' in file) {
    out(`${command.path} 没有导入：${file.problem}`)
    return 1
  }
  if (file.remark) out(file.remark)
  const { kind, path, dryRun } = command
  const report = await withDatabase(host, (db) => {
    const files = dataFiles({ config: host.config, db }, { beside: filesBeside(dirname(path)), dryRun })
    return importData(db, { kind, lines: file.lines, files, dryRun })
  })
  for (const line of reportLines(report, { name: basename(path), title: kind.title })) out(line)
  return report.lines.some(({ outcome }) => outcome === 'refused') ? 1 : 0
}

/** Undefined: the arguments are not a command. */
function readCommand(args: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    })
    const [verb, name, path] = positionals
    const kind = dataKinds.find(
      (known) => known.name === name || (name !== undefined && known.alias === name),
    )
    if (verb !== 'import' || !kind || path === undefined || positionals.length !== 3) return undefined
    return { kind, path, dryRun: values['dry-run'] }
  } catch {
    return undefined
  }
}
