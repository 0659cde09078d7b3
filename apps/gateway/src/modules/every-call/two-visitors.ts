import { sealHandset } from '../../pii/sealed-handset'
import { signIn } from '../testing/sign-in'
import type { TestStore } from '../testing/start-test-gateway'
import { allSamples } from './all-samples'
import type { SamplePerson } from './samples'

/** A phone and what only its owner may be told. */
export interface KnownVisitor {
  uid: number
  handset: string
  /** Texts that occur in replies to this visitor and to nobody else. */
  secrets: readonly string[]
}

export interface TwoVisitors {
  /** Who asks. */
  ann: KnownVisitor
  /** Whose things they must not get. */
  ben: KnownVisitor
  /** What identifies Ben's rows in the database and might be sent in his place: ids, keys, his phone. */
  idsOfBen: readonly (string | number)[]
}

/** Adds two visitors, each with one of each kind of thing that a visitor can have, and what everybody may find. */
export async function twoVisitors(store: TestStore): Promise<TwoVisitors> {
  for (const { rows } of allSamples) if (rows) await store.database.db.pool.query(rows)
  const ben = await addVisitor(store, { name: 'ben', word: '本', handset: '13812345678' })
  const ann = await addVisitor(store, { name: 'ann', word: '安', handset: '13987654321' })
  return { ann, ben, idsOfBen: ben.ids }
}

async function addVisitor(
  store: TestStore,
  { handset, name, word }: Pick<SamplePerson, 'name' | 'word'> & { handset: string },
): Promise<KnownVisitor & { ids: (string | number)[] }> {
  const { pool } = store.database.db
  const { uid, token } = await signIn(store, handset)
  const phoneIn = (table: string) => sealHandset(store.ctx.config, table, handset)
  const person = { uid, name, word, phoneIn }
  const secrets = [handset, `${handset.slice(0, 3)}****${handset.slice(-4)}`, token]
  const ids: (string | number)[] = [uid, handset]
  for (const { rowsOf, idsOf, namesOf, secretsOf } of allSamples) {
    if (rowsOf) await pool.query(rowsOf(person))
    const made = idsOf ? (await pool.query<{ id: string }>(idsOf(person))).rows.map(({ id }) => id) : []
    ids.push(...made, ...(namesOf?.(person) ?? []))
    secrets.push(...made, ...(secretsOf?.(person) ?? []))
  }
  return { uid, handset, secrets, ids }
}
