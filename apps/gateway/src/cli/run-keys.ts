import { allTables } from '../modules'
import { checkPiiKeys } from '../pii/check-keys'
import { type RotationReport, rotateKeys } from '../pii/rotate-keys'
import type { CliHost } from './cli-host'
import { withDatabase } from './with-database'

const USAGE = `用法：
  npm run keys -- new           打印一组新密钥，供环境变量使用
  npm run keys -- files FOLDER  在目录中为每个密钥生成一个文件，供 TOKEN_KEYS_FILE 等环境变量使用；已有的文件保持不变
  npm run keys -- rotate        用 PII_KEYS 中的第一个密钥重新加密所有手机号和个人信息；不影响正在运行的服务，可以中断和重复`

/** The most rows that are named; nobody would fix more by hand. */
const MOST_NAMED = 20

/**
 * Runs one `npm run keys` command that needs the database, and returns its exit code: 0 done, 1 unreadable or misused.
 */
export async function runKeys(args: string[], host: Omit<CliHost, 'openContext'>): Promise<0 | 1> {
  const { config, out } = host
  if (args.join(' ') !== 'rotate') {
    out(USAGE)
    return 1
  }
  return withDatabase(host, async (db) => {
    await checkPiiKeys({ config, db }, allTables)
    const reports = await rotateKeys({ config, db }, allTables)
    for (const line of reports.flatMap(lines)) out(line)
    if (reports.some(({ unreadable }) => unreadable.length > 0)) {
      out('还有个人信息无法读取，请保留旧密钥，处理后再运行一次。')
      return 1
    }
    const [{ id }, ...older] = config.piiKeys
    out(`所有手机号和个人信息都已用密钥 ${id} 加密。`)
    if (older.length > 0) out(`等所有进程都以 ${id} 为第一个密钥启动后，可以从 PII_KEYS 中删除其他密钥。`)
    return 0
  })
}

function lines({ table, rotated, unreadable }: RotationReport): string[] {
  const done = `${table}：重新加密了 ${rotated} 条个人信息`
  if (unreadable.length === 0) return [done]
  const more = unreadable.length > MOST_NAMED ? ' …' : ''
  return [
    done,
    `${table}：${unreadable.length} 条个人信息被改动过，无法读取，保持原样。主键：${unreadable.slice(0, MOST_NAMED).join('、')}${more}`,
  ]
}
