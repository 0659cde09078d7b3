import { type AuditReport, readHead, verifyAudit } from '../modules/audit'
import type { CliHost } from './cli-host'
import { withDatabase } from './with-database'

const USAGE = `用法：
  npm run audit -- verify   逐条核对审计记录，并与 DATA_DIR/audit-heads 和对象存储中每天的存档比较
  npm run audit -- head     打印最后一条记录的编号和校验值，供另行保存`

/** How many rows are named one by one; the rest are counted. */
const MOST_NAMED = 1_000

const KINDS: Record<AuditReport['tamperings'][number]['kind'], string> = {
  changed: '被改动过',
  missing: '被删除',
  added: '不是正常写入的，是后来加进去的',
  unsealed: '没有本服务的签章，是绕过服务写入的，或改动后被重算过',
}

/** Runs one `npm run audit` command and returns its exit code: 0 all is as it was written, 1 it is not, or misused. */
export async function runAudit(args: string[], host: Omit<CliHost, 'openContext'>): Promise<0 | 1> {
  const { config, out } = host
  const command = args.join(' ')
  if (command === 'head') {
    const { seq, hash } = await withDatabase(host, readHead)
    out(`${seq} ${hash}`)
    return 0
  }
  if (command !== 'verify') {
    out(USAGE)
    return 1
  }
  const report = await withDatabase(host, (db) => verifyAudit({ config, db }))
  for (const line of problems(report)) out(line)
  out(summary(report))
  return isSound(report) ? 0 : 1
}

function problems({ tamperings, rebuilt, unknownKeys, unreadable }: AuditReport): string[] {
  const named = tamperings.slice(0, MOST_NAMED).map(({ seq, kind }) => `第 ${seq} 条${KINDS[kind]}`)
  const rest = tamperings.length - named.length
  return [
    ...named,
    ...(rest > 0 ? [`另有 ${rest} 条同样有问题，没有一一列出`] : []),
    ...(rebuilt
      ? [
          `与 ${rebuilt.day} 的存档不符：第 ${rebuilt.after + 1} 至 ${rebuilt.seq} 条之间有改动，之后的校验值被重算过`,
        ]
      : []),
    ...unknownKeys.map(
      (id) => `有记录用密钥 ${id} 签章，AUDIT_KEYS 中没有这个密钥，无法核对，请加上后再核对`,
    ),
    ...unreadable.map((name) => `存档 ${name} 无法读取，请从备份恢复`),
  ]
}

function summary(report: AuditReport): string {
  const { rows, head, agreeing } = report
  const older = Math.min(head.seq, head.sealed_from - 1)
  if (isSound(report))
    return `共 ${rows} 条，全部完好${older > 0 ? `（前 ${older} 条早于签章，由之后的签章保护）` : ''}；与 ${agreeing} 天的存档相符。最后一条：${head.seq} ${head.hash}`
  return `共 ${rows} 条，有问题，请保留现场（数据库、存档和日志）并查明是谁有数据库权限。`
}

function isSound({ tamperings, rebuilt, unknownKeys, unreadable }: AuditReport): boolean {
  return tamperings.length === 0 && rebuilt === undefined && unknownKeys.length + unreadable.length === 0
}
