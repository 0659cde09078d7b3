import { randomInt } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import type { Context } from '../../context'
import { createServer } from '../../http/create-server'
import { createJobRunner } from '../../jobs/job-runner'
import { jobsOf, serveModules } from '../../modules'
import { openTestStore } from '../../modules/testing/start-test-gateway'
import { filesIn, filesOf, phonesIn, rowsOf, walFile } from './find-phones'
import { usePhones } from './use-phones'

/** Where phones were found in clear, by place; empty if all is well. */
export interface Search {
  found: Record<string, string[]>
  /** Calls that were made. */
  made: ReadonlySet<string>
  /** Bytes that were searched on disk. */
  bytes: number
}

/** Phones that no other test uses, and no earlier run has left in a database that outlives it. */
export function freshPhones(number: number): string[] {
  const start = randomInt(10 ** 8)
  return Array.from({ length: number }, (_none, index) => {
    const digits = String((start + index * 10_007) % 10 ** 8).padStart(8, '0')
    return `19${index % 10}${digits}`
  })
}

/**
 * Has phones used in every way, then searches for them in everything left behind: rows, the files of the database and
 * its write-ahead log, the data folder, log lines at their most verbose, replies. `slip` does something careless first.
 */
export async function searchPhones(
  phones: readonly string[],
  slip: (ctx: Context) => Promise<unknown> = async () => undefined,
): Promise<Search> {
  await using store = await openTestStore({ config: { smsPerHour: 9_999_999 }, isNew: true })
  const { pool } = store.database.owner
  const since = await walFile(pool)
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) })
  const ctx = { ...store.ctx, log }
  const app = await createServer(ctx)
  await serveModules(app, ctx)
  await pool.query(
    `INSERT INTO broker (open_brokerage_type, name, registration_url) VALUES ('caida', 'b', 'https://caida.example.com/')`,
  )
  await pool.query(
    `INSERT INTO openday_event (event_id, title) VALUES ('open', 'o');
     INSERT INTO openday_session (session_id, event_id, start_at, end_at, quota)
       VALUES ('open-1', 'open', now() + interval '8 days', now() + interval '9 days', 999999);
     INSERT INTO staff (staff_id, name) VALUES (7, 's');
     INSERT INTO tour (tour_id, title, year, filing_no, light_threshold, start_at, end_at, is_open)
       VALUES ('tour', 't', 2026, 'f', 2, now(), now() + interval '9 days', true);
     INSERT INTO tour_city (tour_id, city_id, name, position) VALUES ('tour', 'c', 'c', 1);
     INSERT INTO speech (speech_id, tour_id, city_id, title, enrol_from, start_at, end_at, venue, address, staff_id, quota)
       VALUES ('talk', 'tour', 'c', 't', now(), now() + interval '8 days', now() + interval '9 days', 'v', 'a', 7, 999999)`,
  )
  await slip(ctx)
  const { text, made } = await usePhones({ app, ctx }, phones)
  await createJobRunner({ ...ctx, jobs: jobsOf(ctx) }).runWaiting()
  // Waiting reports of visits are stored now.
  await app.close()

  const wanted = new Set(phones)
  const places = new Map<string, Set<string>>()
  const search = (place: string, content: string | Buffer) => {
    for (const phone of phonesIn(content, wanted))
      places.set(place, (places.get(place) ?? new Set()).add(phone))
  }
  for await (const { table, text } of rowsOf(pool)) search(`rows of ${table}`, text)
  search('log', logged.join(''))
  search('replies', text.join(''))
  let bytes = 0
  for await (const file of filesOf(pool, since)) {
    bytes += file.bytes.length
    search(file.path.includes('pg_wal') ? 'write-ahead log' : 'files of the database', file.bytes)
  }
  for (const folder of await foldersIn(ctx.config.dataDir)) {
    for await (const file of filesIn(folder, () => true)) search('data folder', file.bytes)
  }
  const found = Object.fromEntries([...places].map(([place, which]) => [place, [...which].sort()]))
  return { found, made, bytes }
}

async function foldersIn(top: string): Promise<string[]> {
  const entries = await readdir(top, { recursive: true, withFileTypes: true })
  return [
    top,
    ...entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name)),
  ]
}
