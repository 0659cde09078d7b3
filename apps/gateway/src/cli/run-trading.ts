import { basename } from 'node:path'
import { z } from 'zod'
import { dataKinds } from '../modules'
import { type DataKind, type DataLine, importData } from '../modules/data-import'
import { processTicks, replayDay, verifyTrading } from '../modules/trading'
import type { CliHost } from './cli-host'
import { reportLines } from './data-report'
import { plain } from './plain'
import { readDataFile } from './read-data-file'
import { readSettleCommand, settleCommand } from './settle-command'
import { withDatabase } from './with-database'

type Host = Pick<CliHost, 'config' | 'out' | 'openDatabase'>

interface TradingCommand {
  /** Its arguments, as the usage names them, and what it does. */
  usage: readonly [given: string, does: string]
  run(given: string[], host: Host): Promise<0 | 1 | 'misused'>
}

/** By name. */
const COMMANDS: Readonly<Record<string, TradingCommand>> = {
  quotes: {
    usage: ['文件', '按时间先后存入一天或一段时间的行情，每条都与未成交的委托撮合'],
    run: ([path, ...more], host) => (path && more.length === 0 ? playQuotes(path, host) : misused()),
  },
  replay: {
    usage: ['日期', '用保存的委托和行情重新撮合一天，与保存的成交和流水逐条比较'],
    run: ([day, ...more], host) =>
      z.iso.date().safeParse(day).success && more.length === 0 ? replay(day as string, host) : misused(),
  },
  settle: {
    usage: ['日期 [--competition 编号]', '结算一个交易日：资产、排名，比赛结束时公布最终排名'],
    run: (given, host) => {
      const command = readSettleCommand(given)
      return command ? settleCommand(command, host) : misused()
    },
  },
  verify: {
    usage: ['', '核对账户、持仓、委托、成交与流水是否一致'],
    run: (given, host) => (given.length === 0 ? verify(host) : misused()),
  },
}

/** Runs one `npm run trading` command and returns its exit code: 0 done and right, 1 refused, wrong or misused. */
export async function runTrading(args: string[], { out, ...host }: Host): Promise<0 | 1> {
  const [name = '', ...given] = args
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  const outcome = command ? await command.run(given, { ...host, out: (line) => out(plain(line)) }) : 'misused'
  if (outcome !== 'misused') return outcome
  out(['用法：', ...Object.entries(COMMANDS).map(usageLine)].join('\n'))
  return 1
}

function usageLine([name, { usage }]: [string, TradingCommand]): string {
  const [given, does] = usage
  return `  npm run trading -- ${`${name} ${given}`.padEnd(30)} ${does}`
}

async function misused(): Promise<'misused'> {
  return 'misused'
}

/** Imports the same quotes as `npm run data -- import quotes`, but any number for each, in order of their time. */
async function playQuotes(path: string, { out, openDatabase }: Host): Promise<0 | 1> {
  const kind = dataKinds.find(({ name }) => name === 'quotes')
  const file = await readDataFile(path)
  if (!kind || 'problem' in file) {
    out(`${path} 没有导入：${'problem' in file ? file.problem : '没有行情这种数据。'}`)
    return 1
  }
  if (file.remark) out(file.remark)
  return withDatabase({ openDatabase }, async (db) => {
    const lines = inOrderOfTime(kind, file.lines)
    const report = await importData(db, { kind, lines, files: NO_FILES })
    const inFile = { ...report, lines: report.lines.toSorted((one, other) => one.at - other.at) }
    for (const line of reportLines(inFile, { name: basename(path), title: kind.title })) out(line)
    if (!report.stored) return 1
    out(`撮合了 ${await processTicks({ db })} 批行情。`)
    return 0
  })
}

/** Quotes do not refer to files. */
const NO_FILES = { image: async (source: string) => source, qrCode: async (text: string) => text }

/** Quotes of the same time stay in file order; unreadable ones come first, to be refused. */
function inOrderOfTime({ columns }: DataKind, lines: readonly DataLine[]): DataLine[] {
  const time = columns.shape.quoted_at
  const momentOf = ({ cells }: DataLine) => {
    const read = time?.safeParse(cells.quoted_at ?? cells.行情时间)
    return read?.success && read.data instanceof Date ? read.data.getTime() : 0
  }
  return lines.toSorted((one, other) => momentOf(one) - momentOf(other))
}

async function replay(day: string, { out, openDatabase }: Host): Promise<0 | 1> {
  const report = await withDatabase({ openDatabase }, (db) => replayDay({ db }, day))
  out(
    `${day}：委托 ${report.orders} 笔，行情 ${report.ticks} 批，成交 ${report.fills} 笔，流水 ${report.entries} 条，SHA-256 ${report.hash}`,
  )
  for (const difference of report.differences) out(`  ${difference}`)
  out(
    report.differences.length === 0 ? '重放与保存的完全一致。' : '重放与保存的不一致，请保留现场并查明原因。',
  )
  return report.differences.length === 0 ? 0 : 1
}

async function verify({ out, openDatabase }: Host): Promise<0 | 1> {
  const differences = await withDatabase({ openDatabase }, (db) => verifyTrading(db.orm))
  for (const difference of differences) out(difference)
  out(
    differences.length === 0
      ? '账户、持仓、委托、成交与流水全部一致。'
      : `有 ${differences.length} 处不一致，请保留现场（数据库、备份和日志）并查明是谁有数据库权限。`,
  )
  return differences.length === 0 ? 0 : 1
}
