import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Config,
  computeCode,
  issueSession,
  loadConfig,
  openDatabase,
  sealHandset,
} from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'
import { AckWriter } from './ack-writer'
import { DataFolder } from './data-folder'
import { GatewayProcess, PRODUCTION } from './gateway-process'

const BACKUP_KEY = `e2e:${'b'.repeat(43)}`
const STAYING = '13800138000'
const ERASED = '13900139000'
const PATIENCE_MS = 240_000

export interface LossOptions {
  /** Acknowledged writes before the moment to which the database is restored. */
  least: number
  /** How long writing goes on after that, in milliseconds. */
  longer?: number
  /** Restore everything that was archived, rather than up to the moment before the erasure. */
  isLatest?: boolean
  /** A fault: the ledger of erasures is lost with the database. */
  losesLedger?: boolean
}

export interface LossReport {
  /** Writes acknowledged before the moment, and how many of them are missing afterwards. */
  acked: number
  missing: number
  /**
   * Writes acknowledged in all, how many of them are gone, and how old in seconds the oldest of these was when
   * everything was killed.
   */
  total: number
  lost: number
  lostSeconds: number
  /** Exit code and output of the restore, and how long it took in seconds. */
  exit: number | null
  output: string
  restoreSeconds: number
  /** Whether the login of the visitor who stays still works, and whether the visitor who was erased is there again. */
  isStayingKnown: boolean
  isErasedBack: boolean
}

/** Kills everything, deletes the data folder, restores it from the backups alone, and checks what is there. */
export async function loseDatabase(options: LossOptions): Promise<LossReport> {
  await using data = await DataFolder.create()
  const to = mkdtempSync(join(tmpdir(), 'yingzao-backups-'))
  chmodSync(to, 0o700)
  try {
    return await lose(data, to, options)
  } finally {
    rmSync(to, { recursive: true, force: true })
  }
}

async function lose(data: DataFolder, to: string, options: LossOptions): Promise<LossReport> {
  const { least, longer = 0, isLatest = false, losesLedger = false } = options
  const environment = { ...PRODUCTION, BACKUP_TO: to, BACKUP_KEY }
  await using gateway = await GatewayProcess.start({ dataDir: data.path, environment })
  const config = loadConfig({ ...environment, DATA_DIR: data.path })
  await until('a base', () => find(to, /\/base\/[^/]+\/manifest$/))
  const owner = openDatabase({ url: data.databaseUrl, max: 2 })
  const staying = await patiently(() => issueSession({ config }, owner.orm, STAYING))
  const erased = await patiently(() => issueSession({ config }, owner.orm, ERASED))
  await using writer = await AckWriter.start(data.path)
  const progress = watch(writer)
  await writer.hasAcked(least)
  const acked = [...writer.acked]
  const { rows } = await patiently(() => owner.pool.query<{ at: Date }>('SELECT clock_timestamp() AS at'))
  const moment = rows[0]?.at ?? new Date()
  await erase(gateway, config, { pool: owner.pool, token: erased.token })
  await writer.hasAcked(writer.acked.length + 50)
  await archived(owner.pool, to)
  await wait(longer)
  await owner.close()

  const postgres = data.postgresPid
  await gateway.kill()
  if (postgres !== undefined) process.kill(postgres, 'SIGKILL')
  const killedAt = Date.now()
  await writer.kill()
  progress.stop()
  const total = [...writer.acked]
  for (const name of readdirSync(data.path)) rmSync(join(data.path, name), { recursive: true, force: true })
  if (losesLedger) rmSync(join(to, 'erasures'), { recursive: true })

  const began = Date.now()
  const { exit, output } = await restore(data.path, environment, isLatest ? 'latest' : moment.toISOString())
  const restoreSeconds = (Date.now() - began) / 1_000
  if (exit === null || !existsSync(join(data.path, 'postgres.json'))) throw new Error(output)
  await using after = await GatewayProcess.start({ dataDir: data.path, environment })
  const found = new Set(await writer.stored(data.databaseUrl))
  const lost = total.flatMap((key, at) => (found.has(key) ? [] : [at]))
  return {
    acked: acked.length,
    missing: acked.filter((key) => !found.has(key)).length,
    total: total.length,
    lost: lost.length,
    lostSeconds: lost[0] === undefined ? 0 : (killedAt - progress.at(lost[0])) / 1_000,
    exit,
    output,
    restoreSeconds,
    isStayingKnown: await isKnown(after, staying.token),
    isErasedBack: await isThere(data.databaseUrl, erased.uid),
  }
}

/** When each write was acknowledged, to a fifth of a second. */
function watch(writer: AckWriter): { at(index: number): number; stop(): void } {
  const counts: { at: number; count: number }[] = []
  const timer = setInterval(() => counts.push({ at: Date.now(), count: writer.acked.length }), 200)
  return {
    at: (index) => counts.find(({ count }) => count > index)?.at ?? Date.now(),
    stop: () => clearInterval(timer),
  }
}

async function until(what: string, look: () => boolean): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!look()) {
    if (Date.now() > end) throw new Error(`${what} does not come`)
    await wait(100)
  }
}

/** On a machine that is busy with other work, the database may refuse connections for seconds. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (Date.now() > end) throw error
      await wait(500)
    }
  }
}

function find(folder: string, pattern: RegExp): boolean {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => pattern.test(`/${name}`))
}

/** Has everything written so far archived, and waits until the gateway has shipped it. */
async function archived(pool: Pool, to: string): Promise<void> {
  const { rows } = await patiently(() =>
    pool.query<{ name: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS name'),
  )
  const [row] = rows
  await until(`the segment ${row?.name}`, () => find(to, new RegExp(`/wal/${row?.name}$`)))
}

/** As the visitor does it, with a code that was put into the database, as sending has limits. */
async function erase(
  gateway: GatewayProcess,
  config: Config,
  { pool, token }: { pool: Pool; token: string },
): Promise<void> {
  const [key] = config.tokenKeys
  const nonce = randomBytes(16).toString('base64url')
  const { handset_enc, handset_hash } = sealHandset(config, 'sms_message', ERASED)
  const store = (text: string, values: unknown[]) => patiently(() => pool.query(text, values))
  await store(
    `WITH message AS (INSERT INTO sms_message (handset_enc, handset_hash, scene, state)
       VALUES ($1, $2, 'erase', 'accepted') RETURNING id)
     INSERT INTO sms_code (handset_hash, scene, message_id, nonce, key_id, network, expire_at)
     SELECT $2, 'erase', id, $3, $4, '127.0.0.1', now() + interval '1 day' FROM message`,
    [handset_enc, handset_hash, nonce, key.id],
  )
  const reply = await fetch(`${gateway.origin}/oabase/api/privacy/v1/erase`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ code: computeCode(key, 'erase', nonce) }),
  })
  const { code, msg } = (await reply.json()) as { code: number; msg: string }
  if (code !== 1) throw new Error(`the erasure was answered ${code}: ${msg}`)
}

async function restore(
  dataDir: string,
  environment: NodeJS.ProcessEnv,
  to: string,
): Promise<{ exit: number | null; output: string }> {
  const child = spawn(process.execPath, ['apps/gateway/dist/backup.mjs', 'restore', '--to', to], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [exit] = (await once(child, 'close')) as [number | null]
  return { exit, output }
}

async function isKnown(gateway: GatewayProcess, token: string): Promise<boolean> {
  const reply = await fetch(`${gateway.origin}/n8sf/app/auth/v1/jwt/user`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await reply.json()) as { code: number }).code === 1
}

async function isThere(url: string, uid: number): Promise<boolean> {
  const db = openDatabase({ url, max: 1 })
  try {
    const { rowCount } = await db.pool.query(
      'SELECT FROM softuser WHERE softuser_id = $1 AND handset_hash IS NOT NULL',
      [uid],
    )
    return rowCount === 1
  } finally {
    await db.close()
  }
}
