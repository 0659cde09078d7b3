import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openProcessDatabase } from '../db/open-process-database'
import { newestMoment, readMigrations } from '../db/read-migrations'
import { runAsAdmin, urlOfDatabase } from '../testing/admin'
import { runMigrate } from './run-migrate'

/** An empty database, and the command that is to bring it to the schema of this build. */
async function onEmptyDatabase() {
  const { adminUrl, serviceUrl } = inject('testServer')
  const name = `yingzao_migrate_${randomUUID().replaceAll('-', '')}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name}`)
  onTestFinished(() => runAsAdmin(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`))
  const settings = {
    env: 'production' as const,
    databaseUrl: urlOfDatabase(serviceUrl, name),
    directDatabaseUrl: undefined,
    migrationDatabaseUrl: urlOfDatabase(adminUrl, name),
    dataDir: '/nonexistent',
  }
  return async (args: string[] = []) => {
    const lines: string[] = []
    const exit = await runMigrate(args, {
      out: (line) => lines.push(line),
      openDatabase: () => openProcessDatabase(settings, () => {}),
      queues: ['counting'],
    })
    return { exit, text: lines.join('\n') }
  }
}

test('an empty database comes to the schema of this build, and a second run finds nothing to do', async () => {
  const run = await onEmptyDatabase()
  const migrations = readMigrations()
  const newest = migrations.find(({ moment }) => moment === newestMoment(migrations))
  const first = await run()
  expect(first.exit).toBe(0)
  expect(first.text).toContain(`执行了 ${migrations.length} 个迁移：0000_baseline、`)
  expect(first.text).toContain(`、${newest?.tag}。`)
  expect(first.text).toContain('新建了 1 个任务队列：counting。')
  expect(await run()).toEqual({ exit: 0, text: '数据库已是当前版本的表结构，没有需要升级的内容。' })
})

test('misuse prints the usage and opens nothing', async () => {
  const openDatabase = () => Promise.reject(new Error('opened'))
  const lines: string[] = []
  expect(await runMigrate(['now'], { out: (line) => lines.push(line), openDatabase, queues: [] })).toBe(1)
  expect(lines.join('\n')).toContain('用法')
})
