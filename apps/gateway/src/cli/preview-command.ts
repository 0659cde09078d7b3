import type { Database } from '../db/database'
import { pageOverviews } from '../modules/pages'
import type { CliHost } from './cli-host'

/** Prints a link that shows a page's newest version for 30 minutes. False: there is no such page. */
export async function previewCommand({ out, config }: CliHost, db: Database, code: string): Promise<boolean> {
  const newest = await pageOverviews.previewNewest({ config, db }, code)
  if (!newest) {
    out(`没有页面 ${code}。npm run pages -- list 列出所有页面。`)
    return false
  }
  out(`版本 ${newest.version} 的预览链接（30 分钟内有效）：`)
  out(`${config.publicOrigin}${newest.path}`)
  return true
}
