import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { evidenceLimits } from '@yingzao/contract/studio'
import { pino } from 'pino'
import { chooseTimeStamp } from '../integrations'
import {
  type Asked,
  askFile,
  askSeen,
  chinaMoment,
  containerWord,
  isOther,
  KIND_WORDS,
  keepAnchor,
  lookAtPage,
  type Problem,
  type Sighting,
  sealHours,
  verifyEvidence,
  verifyFile,
  type Whose,
} from '../modules/evidence'
import type { CliHost } from './cli-host'
import { commandActor } from './command-actor'
import { plain } from './plain'
import { withDatabase } from './with-database'

const USAGE = `用法：
  npm run evidence -- show --lead 线索编号 | --order 订单号 | --handset 手机号
                           --reason 为什么查 [--at '2026-11-28 12:00:00']
                                              打印到这一刻为止看到、同意和签署过什么（北京时间），以及最后一页的文字
  npm run evidence -- export （同上） --out 文件.wacz
                                              写成一个文件：网页存档、记录、证明和封面
  npm run evidence -- verify                  核对数据库里留存的页面、访问记录和每小时的封存
  npm run evidence -- verify 文件.wacz         核对导出的文件，不需要数据库
  npm run evidence -- anchor                  封存已结束的时段，写每日存档并加盖时间戳`

/** How many rows are named one by one; the rest are counted. */
const MOST_NAMED = 1_000

type Host = Pick<CliHost, 'config' | 'out' | 'openDatabase'>

/** Runs one `npm run evidence` command and returns its exit code: 0 done and unchanged, 1 it is not, or misused. */
export async function runEvidence(args: string[], host: Host): Promise<0 | 1> {
  const [command, ...rest] = args
  if (command === 'anchor' && rest.length === 0) return anchor(host)
  if (command === 'verify' && rest.length === 0) return verifyStored(host)
  if (command === 'verify' && rest.length === 1) return verifyExported(host, rest[0] ?? '')
  const asked = command === 'show' || command === 'export' ? readAsked(rest) : undefined
  if (!asked || (command === 'export') !== (asked.out !== undefined)) {
    host.out(USAGE)
    return 1
  }
  return asked.out === undefined ? show(host, asked) : exportFile(host, { ...asked, out: asked.out })
}

function readAsked(args: string[]): (Asked & { out: string | undefined }) | undefined {
  const text = { type: 'string' } as const
  const options = {
    lead: text,
    order: text,
    handset: text,
    at: text,
    reason: text,
    out: text,
  } as const
  try {
    const { values } = parseArgs({ args, options })
    const at = values.at === undefined ? undefined : new Date(`${values.at.trim().replace(' ', 'T')}+08:00`)
    const given = [values.lead, values.order, values.handset].filter((one) => one !== undefined)
    if (given.length !== 1 || (at && Number.isNaN(at.getTime()))) return undefined
    const whose = whoseOf(values)
    const reason = values.reason?.trim() ?? ''
    if (!whose || reason.length < evidenceLimits.leastReason) return undefined
    return { whose, at, reason, out: values.out }
  } catch {
    return undefined
  }
}

function whoseOf({
  lead,
  order,
  handset,
}: { [Name in 'lead' | 'order' | 'handset']?: string | undefined }): Whose | undefined {
  if (lead !== undefined) return /^[1-9]\d{0,14}$/.test(lead) ? { lead: Number(lead) } : undefined
  if (order !== undefined) return { order }
  return handset !== undefined && /^1[3-9]\d{9}$/.test(handset) ? { handset } : undefined
}

async function show(host: Host, asked: Asked): Promise<0 | 1> {
  return withDatabase<0 | 1>(host, async (db) => {
    const ctx = { config: host.config, db }
    const seen = await askSeen(ctx, commandActor(), asked)
    if (!seen) return nobody(host)
    for (const line of seen.sightings.map(lineOf)) host.out(plain(line))
    if (seen.isCapped) host.out('更早的没有列出，请用 --at 指定更早的时间')
    const last = seen.sightings.find(({ facts }) => facts !== undefined)
    const { reason } = asked
    const rendering = last?.rendering ?? null
    const page = rendering === null ? undefined : await lookAtPage(ctx, commandActor(), { rendering, reason })
    if (!last || page?.html === undefined) {
      host.out('没有留存可以显示的页面内容。')
      return 0
    }
    host.out('')
    const when = `${chinaMoment(last.at)} ${KIND_WORDS[last.kind]}时的页面`
    host.out(plain(`${when}（SHA-256 ${page.row.hash}），文字如下：`))
    for (const line of page.texts) host.out(plain(line))
    return 0
  })
}

function lineOf(sighting: Sighting): string {
  const { at, kind, about, known_by, page_code, page_version, variant, container, rendering, facts } =
    sighting
  const version = page_version === null ? '版本未知' : `第 ${page_version} 版`
  const kept =
    rendering === null
      ? '浏览器没有报告页面编号'
      : facts
        ? `页面编号 ${rendering}`
        : `没有留存页面 ${rendering}`
  return [
    chinaMoment(at),
    about === '' ? KIND_WORDS[kind] : `${KIND_WORDS[kind]} ${about}`,
    page_code ?? '页面未知',
    version,
    ...(variant === null ? [] : [`实验 ${variant}`]),
    `打开位置 ${containerWord(container)}`,
    kept,
    ...(known_by === 'browser' ? ['同一浏览器，没有登录'] : []),
    ...(isOther(sighting) ? ['注意：与留存页面自己的代码或版本不符'] : []),
  ].join('，')
}

async function exportFile(host: Host, asked: Asked & { out: string }): Promise<0 | 1> {
  return withDatabase<0 | 1>(host, async (db) => {
    const file = await askFile({ config: host.config, db }, commandActor(), asked)
    if (!file) return nobody(host)
    const { bytes, sha256, seen } = file
    try {
      // An existing file may be somebody's: it stays.
      await writeFile(asked.out, bytes, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      host.out(`没有写成文件：${plain(error instanceof Error ? error.message : String(error))}`)
      return 1
    }
    host.out(`已写入 ${plain(asked.out)}，${bytes.length} 字节，${seen.sightings.length} 条记录`)
    host.out(`文件的 SHA-256：${sha256}`)
    return 0
  })
}

async function verifyExported({ out }: Host, path: string): Promise<0 | 1> {
  const bytes = await readFile(path).catch(() => undefined)
  if (!bytes) {
    out(`无法读取 ${plain(path)}`)
    return 1
  }
  const { problems, files, proofs, stamped, stamps } = await verifyFile(bytes)
  for (const problem of problems) out(plain(problem))
  for (const { day, stamp } of stamps)
    out(
      plain(
        `${day} 的存档：${chinaMoment(stamp.at)} 加盖时间戳，签名者 ${stamp.signer}，证书指纹 ${stamp.fingerprint}`,
      ),
    )
  out(
    problems.length === 0
      ? `共 ${files} 个文件、${proofs} 份证明，全部完好，其中 ${stamped} 份有时间戳。请向时间戳机构核对证书指纹。`
      : `共 ${files} 个文件、${proofs} 份证明，有 ${problems.length} 处问题，这份文件被改动过。`,
  )
  return problems.length === 0 ? 0 : 1
}

const OF: Record<Problem['of'], string> = {
  visit: '访问记录',
  exposure: '行为记录',
  rendering: '留存的页面',
  asset: '留存文件的登记',
  part: '留存的内容',
  file: '图片或视频',
  seal: '封存',
  leaves: '封存的明细',
  anchor: '每日存档',
  deletion: '删除报告',
}
const WHAT: Record<Problem['kind'], string> = {
  changed: '被改动过',
  missing: '被删除',
  added: '是后来加进去的',
}

async function verifyStored({ config, out, openDatabase }: Host): Promise<0 | 1> {
  const report = await withDatabase({ openDatabase }, (db) => verifyEvidence({ config, db }))
  const { problems, seals, kept, anchors, audit } = report
  for (const { of, kind, subject } of problems.slice(0, MOST_NAMED))
    out(plain(`${OF[of]} ${subject} ${WHAT[kind]}`))
  if (problems.length > MOST_NAMED) out(`另有 ${problems.length - MOST_NAMED} 处同样有问题，没有一一列出`)
  const isAuditSound = audit.tamperings.length === 0 && audit.rebuilt === undefined
  if (!isAuditSound) out('审计记录有问题，封存以它为准，请运行 npm run audit -- verify 查看')
  if (seals.unlinked > 0) out(`${seals.unlinked} 条访问记录已不再对应访客（注销或关闭推荐后如此）`)
  const { lawful } = seals
  if (lawful.rows > 0) out(`${lawful.rows} 条记录已到期，依法删除（删除报告 ${lawful.reports.join('、')}）`)
  const told = `${seals.hours} 个时段的 ${seals.rows} 条记录、${kept.renderings} 个页面、${kept.files} 个文件、${anchors.days} 天的存档（${anchors.stamped} 天有时间戳）`
  const isSound = problems.length === 0 && isAuditSound
  out(
    isSound
      ? `${told}，全部完好。`
      : `${told}，有 ${problems.length} 处问题，请保留现场并查明是谁有数据库权限。`,
  )
  return isSound ? 0 : 1
}

async function anchor({ config, out, openDatabase }: Host): Promise<0 | 1> {
  return withDatabase<0 | 1>({ openDatabase }, async (db) => {
    const hours = await sealHours({ config, db })
    const log = pino({ level: config.logLevel }, pino.destination(2))
    const timeStamp = chooseTimeStamp({ config })
    const { anchor: kept, unstamped } = await keepAnchor({ config, db, log }, timeStamp)
    out(`封存了 ${hours} 个时段。${kept.day} 的存档：SHA-256 ${kept.sha256}`)
    if (unstamped !== undefined) {
      out(`没有加盖时间戳：${plain(unstamped)}`)
      return 1
    }
    if (timeStamp.adapter === 'sandbox') out('时间戳由本机的沙箱签发，不能证明什么。请设置 TIME_STAMP_URL。')
    return 0
  })
}

function nobody({ out }: Host): 1 {
  out('没有找到这条线索、这笔订单或这位客户。')
  return 1
}
