import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { type FeedKind, feedKinds } from '@yingzao/contract/server'
import { feedConsoleLimits } from '@yingzao/contract/studio'
import { z } from 'zod'
import { type BroughtFile, bringFile, FileProblem } from '../modules/feeds'
import type { CliHost } from './cli-host'
import { commandActor } from './command-actor'
import { fileProblem } from './file-problem'
import { withDatabase } from './with-database'

interface Command {
  kind: FeedKind
  path: string
  as_of: string
  source: string
  isCheck: boolean
}

/** `feed 种类 文件 --as-of 日期 --source 来源 [--check]`. Undefined: the arguments are not such a command. */
export function readFeedCommand(args: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'as-of': { type: 'string' },
        source: { type: 'string' },
        check: { type: 'boolean', default: false },
      },
    })
    const [verb, name, path] = positionals
    const kind = feedKinds.find((known) => known === name)
    const as_of = z.iso.date().safeParse(values['as-of']).data
    const source = values.source?.trim()
    if (verb !== 'feed' || !kind || path === undefined || positionals.length !== 3) return undefined
    if (!as_of || !source || source.length > feedConsoleLimits.source) return undefined
    return { kind, path, as_of, source, isCheck: values.check }
  } catch {
    return undefined
  }
}

/**
 * Imports a file of data as a batch that waits for a member, and reports the outcome of each line. 1: nothing was
 * stored.
 */
export async function runFeedCommand(
  { path, ...command }: Command,
  host: Omit<CliHost, 'openContext'>,
): Promise<0 | 1> {
  try {
    const bytes = await readBytes(path)
    const brought = await withDatabase(host, (db) =>
      bringFile(
        { config: host.config, db },
        { ...command, bytes, mapping: {}, actor: commandActor(), member_id: null },
      ),
    )
    for (const line of reportOf(brought, { name: basename(path), ...command })) host.out(line)
    return brought.stored ? 0 : 1
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    host.out(`${path} 没有导入：${error.message}`)
    return 1
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  const megabytes = feedConsoleLimits.bytes / 1024 / 1024
  try {
    if ((await stat(path)).size <= feedConsoleLimits.bytes) return await readFile(path)
  } catch (error) {
    throw new FileProblem(fileProblem(error as NodeJS.ErrnoException))
  }
  throw new FileProblem(`文件超过 ${megabytes} MB，请确认选对了文件。`)
}

function reportOf(
  { lines, rows, remarks, stored }: BroughtFile,
  { name, kind, as_of, isCheck }: Pick<Command, 'kind' | 'as_of' | 'isCheck'> & { name: string },
): string[] {
  const refused = lines.filter(({ reasons }) => reasons.length > 0).length
  let taken = 0
  return [
    `${name} → ${kind} ${as_of}，共 ${lines.length} 行：采用 ${lines.length - refused}，拒绝 ${refused}。`,
    ...remarks.map((remark) => `  ${remark}`),
    ...lines.map(({ at, reasons }) => {
      // A duplicate line was read, but is refused all the same.
      const row = reasons.every((reason) => reason.endsWith('行重复')) ? rows[taken++] : undefined
      return reasons.length > 0
        ? `  第 ${at} 行拒绝：${reasons.join('；')}`
        : `  第 ${at} 行采用：${row?.code} ${row?.payload.name}`
    }),
    ...(stored?.warnings ?? []).map(({ text }) => `  提醒：${text}`),
    ...conclusion(stored, isCheck),
  ]
}

function conclusion(stored: BroughtFile['stored'], isCheck: boolean): string[] {
  if (!stored) return ['没有保存。请改正被拒绝的行后重新导入整个文件。']
  const { new: added, changed, gone, against } = stored.difference
  const other =
    against === null
      ? '当日还没有展示的数据。'
      : `与当日展示的第 ${against} 批相比：新增 ${added}，变化 ${changed}，减少 ${gone}。`
  if (!stored.is_new) return [other, `内容与第 ${stored.batch_id} 批相同，没有另存。`]
  if (isCheck) return [other, '检查通过，没有保存。去掉 --check 即可导入。']
  return [other, `已保存为第 ${stored.batch_id} 批，等待其他同事在 Studio 审核。`]
}
