import { checkBucket } from '../files/bucket/check-bucket'
import { openBucket } from '../files/bucket/open-bucket'
import { type PushReport, pushFiles } from '../files/bucket/push-files'
import { openFiles } from '../files/open-files'
import { isOnItsWay } from '../modules/videos'
import { checkStoredFiles, type FilesReport } from './check-stored-files'
import type { CliHost } from './cli-host'
import { plain } from './plain'
import { withDatabase } from './with-database'

const USAGE = `用法：
  npm run assets -- push             把本机 DATA_DIR 里的图片、视频和存档复制到 FILE_STORE_URL 的对象存储；
                                     已经在那里的不再复制，中断后重新运行会继续
  npm run assets -- verify           核对数据库里登记的每个文件都在，大小一致
  npm run assets -- verify --bytes   同时读出每个图片文件，核对内容的校验值`

/** What every process has to see, below the data folder. */
const BEGINNINGS = ['assets/', 'videos/', 'audit-heads/', 'evidence-anchors/']

/** How many files are copied between two progress lines. */
const TOLD_EVERY = 200

/** How many files are named one by one; the rest are counted. */
const MOST_NAMED = 1_000

type Host = Pick<CliHost, 'config' | 'out' | 'openDatabase'>

/** Runs one `npm run assets` command and returns its exit code: 0 everything is there, 1 it is not, or misused. */
export async function runAssets(args: string[], host: Host): Promise<0 | 1> {
  const command = args.join(' ')
  if (command === 'push') return push(host)
  if (command === 'verify' || command === 'verify --bytes') return verify(host, command !== 'verify')
  host.out(USAGE)
  return 1
}

async function push({ config, out }: Host): Promise<0 | 1> {
  if (!config.fileStore) {
    out('没有设置 FILE_STORE_URL，文件只在本机，没有可以复制到的地方。')
    return 1
  }
  const away = await checkBucket(config.fileStore)
  if (away !== undefined) {
    out(plain(`对象存储现在没有应答，请稍后再运行：${away}`))
    return 1
  }
  const tell = (report: PushReport) => {
    if (report.pushed > 0 && report.pushed % TOLD_EVERY === 0) out(counted(report))
  }
  const what = { beginnings: BEGINNINGS, isLeftOut: isOnItsWay }
  const report = await pushFiles(openBucket(config.fileStore), config.dataDir, what, tell)
  for (const name of report.different.slice(0, MOST_NAMED))
    out(plain(`${name} 在对象存储里已有，但大小不同，没有覆盖，请查明哪一个是对的`))
  out(`${counted(report)}。${report.different.length === 0 ? '全部都在。' : ''}`)
  return report.different.length === 0 ? 0 : 1
}

function counted({ pushed, bytes, present, different }: PushReport): string {
  const mb = (bytes / 1024 / 1024).toFixed(1)
  const other = different.length > 0 ? `，${different.length} 个大小不同` : ''
  return `复制了 ${pushed} 个文件（${mb} MB），${present} 个已经在那里${other}`
}

async function verify({ config, out, openDatabase }: Host, isWhole: boolean): Promise<0 | 1> {
  const report = await withDatabase({ openDatabase }, (db) =>
    checkStoredFiles(openFiles(config), db, { isWhole }),
  )
  for (const line of linesOf(report).slice(0, MOST_NAMED)) out(plain(line))
  const problems = linesOf(report).length
  const where = config.fileStore ? new URL(config.fileStore.url).host : '本机'
  const all = `共 ${report.files} 个文件、${report.films} 部影片，在${where === '本机' ? where : ` ${where}`}`
  out(problems === 0 ? `${all}，全部完好。` : `${all}，有 ${problems} 处问题，请从备份或旧机器恢复后再核对。`)
  return problems === 0 ? 0 : 1
}

function linesOf({ missing, resized, changed }: FilesReport): string[] {
  return [
    ...missing.map((name) => `${name} 不在`),
    ...resized.map(({ name, wanted, found }) => `${name} 应有 ${wanted} 字节，实有 ${found} 字节`),
    ...changed.map((name) => `${name} 的内容与名字里的校验值不符`),
  ]
}
