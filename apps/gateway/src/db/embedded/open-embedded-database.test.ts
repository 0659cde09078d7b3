import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataFolder } from '../../config/data-folder'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './open-embedded-database'

let dataDir: string
let opened: EmbeddedDatabase[]
let lines: string[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'yingzao-embedded-'))
  // Temporary folders are closed to other users, including the database's.
  chmodSync(dataDir, 0o711)
  claimDataFolder(dataDir)
  opened = []
  lines = []
})
afterEach(async () => {
  for (const database of opened) await database.leave()
  rmSync(dataDir, { recursive: true })
})

async function open(): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({ dataDir, report: (line) => lines.push(line) })
  opened.push(database)
  return database
}

const clusterFile = (name: string) => join(dataDir, 'postgres/cluster', name)

function postgresPid(): number {
  return Number(readFileSync(clusterFile('postmaster.pid'), 'utf8').split('\n')[0])
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('sorts and compares text the same on every machine, and asks for its password', async () => {
  const { url } = await open()
  expect(
    await query(
      url,
      "SELECT datlocprovider AS provider, datlocale AS locale, pg_encoding_to_char(encoding) AS encoding FROM pg_database WHERE datname = 'yingzao'",
    ),
  ).toEqual([{ provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' }])
  const wrong = new URL(url)
  wrong.password = 'wrong'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
})

test('keeps its rows from one start to the next', async () => {
  const first = await open()
  await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS value')
  await first.leave()
  expect(existsSync(clusterFile('postmaster.pid'))).toBe(false)
  const second = await open()
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }])
})

test('the last to leave stops it, the others do not', async () => {
  const one = await open()
  const other = await open()
  expect(other.url).toBe(one.url)
  await one.leave()
  expect(await query(other.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }])
  await other.leave()
  expect(existsSync(clusterFile('postmaster.pid'))).toBe(false)
})

test('comes back on the same port when it is killed under a living process', async () => {
  const { url } = await open()
  await query(url, 'CREATE TABLE kept AS SELECT 7 AS value')
  process.kill(postgresPid(), 'SIGKILL')
  await expect
    .poll(() => query(url, 'SELECT value FROM kept').catch(() => undefined), { timeout: 20_000 })
    .toEqual([{ value: 7 }])
})

test('keeps its port also while a session of the killed one still holds its memory', async () => {
  const { url } = await open()
  const session = new Client({ connectionString: url })
  session.on('error', () => {})
  await session.connect()
  const { rows } = await session.query('SELECT pg_backend_pid() AS pid')
  process.kill(rows[0].pid, 'SIGSTOP')
  process.kill(postgresPid(), 'SIGKILL')
  const log = () => readFileSync(join(dataDir, 'postgres/server.log'), 'utf8')
  await expect.poll(log, { timeout: 20_000 }).toContain('still in use')
  process.kill(rows[0].pid, 'SIGCONT')
  await expect
    .poll(() => query(url, 'SELECT 1 AS up').catch(() => undefined), { timeout: 20_000 })
    .toEqual([{ up: 1 }])
})

test('a number that another program has by now does not stop the start', async () => {
  const first = await open()
  await first.leave()
  const left = [process.pid, clusterFile(''), 1, 5432, '', '127.0.0.1', '', 'ready']
  writeFileSync(clusterFile('postmaster.pid'), `${left.join('\n')}\n`)
  const second = await open()
  expect(await query(second.url, 'SELECT 1 AS up')).toEqual([{ up: 1 }])
})

test('a first start that was killed half-way is begun anew', async () => {
  const folder = join(dataDir, 'postgres')
  await (await open()).leave()
  rmSync(clusterFile(''), { recursive: true })
  mkdirSync(join(folder, 'draft-half'))
  writeFileSync(join(folder, 'draft-half/PG_VERSION'), '18')
  const { url } = await open()
  expect(await query(url, 'SELECT 1 AS up')).toEqual([{ up: 1 }])
  expect(readdirSync(folder).filter((name) => name.startsWith('draft-'))).toEqual([])
})

test('data of another PostgreSQL is left alone, with a sentence that names both versions', async () => {
  await (await open()).leave()
  writeFileSync(clusterFile('PG_VERSION'), '12\n')
  await expect(open()).rejects.toThrow(/made by PostgreSQL 12 and this build brings 18/)
  writeFileSync(clusterFile('PG_VERSION'), '18\n')
})

test('a lost password is told, and the data is left alone', async () => {
  await (await open()).leave()
  rmSync(join(dataDir, 'postgres.json'))
  await expect(open()).rejects.toThrow(/Bring postgres\.json back/)
  expect(existsSync(clusterFile('PG_VERSION'))).toBe(true)
})

test('a server that cannot start is told with its own reason', async () => {
  await (await open()).leave()
  writeFileSync(clusterFile('postgresql.auto.conf'), 'max_connections = many\n')
  await expect(open()).rejects.toThrow(/max_connections/)
})
