import type { Database } from '../db/database'
import { pagePublishing } from '../modules/pages'
import type { CliHost } from './cli-host'
import { commandActor } from './command-actor'

/** Hides a page from visitors. False: there is no such page. */
export async function takeDownCommand(
  { config, out }: CliHost,
  db: Database,
  { code, reason }: { code: string; reason: string },
): Promise<boolean> {
  switch (await pagePublishing.takeDownPage({ config, db }, { code, reason, by: commandActor() })) {
    case 'no-such-page':
      out(`没有页面 ${code}。npm run pages -- list 列出所有页面。`)
      return false
    case 'taken-down':
      out(`已下线页面 ${code}，访客从现在起看不到它。`)
      return true
    default:
      out(`页面 ${code} 没有发布，不需要下线；如有定时，已取消。`)
      return true
  }
}
