import type { Database } from '../db/database'
import { pageLists } from '../modules/pages'
import type { CliHost } from './cli-host'

const STATUS: Record<Awaited<ReturnType<typeof pageLists.findSummaries>>[number]['status'], string> = {
  draft: '未发布',
  published: '已发布',
  taken_down: '已下线',
}

/** Prints every page with its versions. */
export async function listCommand({ out }: CliHost, db: Database): Promise<boolean> {
  const pages = await pageLists.findSummaries(db.orm)
  if (pages.length === 0) out('还没有页面。npm run pages -- import 文件 导入第一个。')
  for (const { code, title, status, published_version, newest_version } of pages) {
    const published = published_version === null ? '' : `，线上版本 ${published_version}`
    out(`${code}「${title}」${STATUS[status]}${published}，最新版本 ${newest_version ?? '无'}`)
  }
  return true
}
