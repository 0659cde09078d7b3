import type { PoolClient } from 'pg'
import { allowSilence, type Database } from '../../src/db/database'
import { hashHandsetTail, type PiiKeys, sealHandset } from '../../src/pii/sealed-handset'

/** On how many versions each phone was left. */
const VERSIONS = 20

/** Half a minute between two leads: a million of them make a year. */
const APART = `interval '30 seconds'`

const SURNAMES = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧'
const NAMES = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华玉兰'

/** The phone number that is left on every version in turn: `13000000000` and those after it. */
export const handsetOf = (phone: number) => `13${String(phone * 19_997).padStart(9, '0')}`

/**
 * Stores a typical year's leads: few pages, channels and surnames have most of them. Half are divided among members.
 */
export async function seedLeads(
  { pool }: Pick<Database, 'pool'>,
  keys: PiiKeys,
  { leads, members }: { leads: number; members: readonly number[] },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    // No trigger runs for each row.
    await client.query('SET session_replication_role = replica')
    allowSilence(client)
    await seedPhones(client, keys, Math.ceil(leads / VERSIONS))
    // Built in one go, indexes take a tenth of the time.
    const indexes = await dropIndexes(client)
    await insertLeads(client, leads, members)
    for (const index of indexes) await client.query(index)
    for (const table of ['lead', 'lead_touch', 'callback_task']) await client.query(`VACUUM ANALYZE ${table}`)
  } finally {
    client.release(true)
  }
}

async function seedPhones(client: PoolClient, keys: PiiKeys, count: number): Promise<void> {
  await client.query('CREATE TEMP TABLE phone (number integer, enc text, hash text, tail text)')
  const step = 10_000
  for (let from = 0; from < count; from += step) {
    const handsets = Array.from({ length: Math.min(step, count - from) }, (_none, n) => handsetOf(from + n))
    const sealed = handsets.map((handset) => sealHandset(keys, 'lead', handset))
    await client.query(
      'INSERT INTO phone SELECT $1 + n - 1, enc, hash, tail FROM unnest($2::text[], $3::text[], $4::text[]) WITH ORDINALITY AS p (enc, hash, tail, n)',
      [
        from,
        sealed.map(({ handset_enc }) => handset_enc),
        sealed.map(({ handset_hash }) => handset_hash),
        handsets.map((handset) => hashHandsetTail(keys, handset)),
      ],
    )
  }
  await client.query('ANALYZE phone')
}

async function dropIndexes(client: PoolClient): Promise<string[]> {
  await client.query('ALTER TABLE lead DROP CONSTRAINT lead_of_handset')
  const { rows } = await client.query<{ name: string; made: string }>(`
    SELECT indexname AS name, indexdef AS made FROM pg_indexes
    WHERE tablename = 'lead' AND indexname <> 'lead_pkey'`)
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return [
    ...rows.map(({ made }) => made),
    'ALTER TABLE lead ADD CONSTRAINT lead_of_handset UNIQUE (version_id, handset_hash)',
  ]
}

async function insertLeads(client: PoolClient, leads: number, members: readonly number[]): Promise<void> {
  const one = (letters: string, power: number) =>
    `substr('${letters}', 1 + floor(${letters.length} * power(random(), ${power}))::int, 1)`
  await client.query(
    `INSERT INTO lead (version_id, handset_enc, handset_hash, handset_tail_hash, nick_name, cps_id, page_code, consent,
       status, assignee_id, created_at)
     SELECT 1 + n % ${VERSIONS}, enc, hash, tail,
       ${one(SURNAMES, 2)} || ${one(NAMES, 1)} || CASE WHEN random() < 0.8 THEN ${one(NAMES, 1)} ELSE '' END,
       'channel-' || floor(500 * power(random(), 3)), 'page-' || floor(200 * power(random(), 3)),
       CASE WHEN random() < 0.9 THEN 'recorded' ELSE 'not_recorded' END,
       CASE WHEN luck < 0.6 THEN 'new' WHEN luck < 0.8 THEN 'contacted' WHEN luck < 0.9 THEN 'following'
         WHEN luck < 0.92 THEN 'converted' ELSE 'invalid' END,
       CASE WHEN random() < 0.5 THEN ($2::bigint[])[1 + floor(random() * cardinality($2::bigint[]))::int] END,
       now() - ($1 - n) * ${APART}
     FROM (SELECT n, random() AS luck FROM generate_series(1, $1::int) AS n) AS each
     JOIN phone ON number = (n - 1) / ${VERSIONS}
     ORDER BY n`,
    [leads, members],
  )
  await client.query(`
    INSERT INTO lead_touch (lead_id, is_first, nick_name, sms_message_id, created_at)
    SELECT lead_id, true, nick_name, lead_id, created_at FROM lead ORDER BY lead_id`)
  await client.query(`
    INSERT INTO callback_task (lead_id, status, due_at)
    SELECT lead_id, CASE status WHEN 'new' THEN 'waiting' WHEN 'invalid' THEN 'given_up' ELSE 'done' END,
      created_at + interval '1 day' FROM lead ORDER BY lead_id`)
}
