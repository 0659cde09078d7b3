import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chooseTimeStamp } from '../../integrations'
import { asOwner } from '../audit/testing/tamper'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { keepAnchor, readAnchors, stampOf } from './anchor/anchors'
import { leafOf } from './seal/leaf-of'
import { leavesIn, rootBy, rootOf, wayUp } from './seal/merkle-tree'
import { sealHours } from './seal/seal-hours'
import { fillEvidence } from './testing/fill-evidence'
import { attacks } from './testing/tamper-evidence'
import { checkSeals } from './verify/check-seals'
import { verifyEvidence } from './verify/verify-evidence'

let store: TestStore
beforeEach(async () => {
  store = await openTestStore()
})
afterEach(() => store[Symbol.asyncDispose]())

const query = async (text: string, values?: unknown[]) => (await store.ctx.db.pool.query(text, values)).rows

/** A number below another, the same ones each time. */
function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % Math.max(1, below)
  }
}

test('a leaf leads to the root by its way up, and no other leaf does', () => {
  const leaves = Array.from({ length: 11 }, (_none, index) =>
    leafOf({ key: `${index}`, content: '[]', link: null }),
  )
  for (const [index, leaf] of leaves.entries()) {
    expect(rootBy(leaf, wayUp(leaves, index))).toBe(rootOf(leaves))
    expect(rootBy(leaves[(index + 1) % 11] as Buffer, wayUp(leaves, index))).not.toBe(rootOf(leaves))
  }
  expect(leavesIn(Buffer.concat(leaves))).toEqual(leaves)
})

describe('what is over', () => {
  test('is sealed once, told to the audit log and found as it was', async () => {
    await fillEvidence(store, { renderings: 3, visits: 200, exposures: 50 })
    expect(await sealHours(store.ctx)).toBeGreaterThan(3)
    expect(await sealHours(store.ctx)).toBe(0)
    const report = await verifyEvidence(store.ctx)
    expect(report.problems).toEqual([])
    expect(report.seals.rows).toBe(253)
    expect(report.kept).toMatchObject({ renderings: 3 })
    expect(report.audit.tamperings).toEqual([])
  })

  test('may lose whose it was, as erasing takes it away, and not become anybody else’s', async () => {
    await fillEvidence(store, { renderings: 1, visits: 20, exposures: 0 })
    await sealHours(store.ctx)
    await query('UPDATE visit_log SET visitor_id = NULL WHERE view_seq = 7')
    expect(await checkSeals(store.ctx)).toMatchObject({ problems: [], unlinked: 1 })
    await query("UPDATE visit_log SET visitor_id = 'somebody-else-00' WHERE view_seq = 7")
    expect((await checkSeals(store.ctx)).problems).toMatchObject([{ of: 'visit', kind: 'changed' }])
  })
})

describe('two hundred tamperings', () => {
  test('are two hundred named', async () => {
    await fillEvidence(store, { renderings: 80, visits: 300, exposures: 150 })
    await sealHours(store.ctx)
    const random = dice(7)
    const made: Awaited<ReturnType<ReturnType<typeof attacks>[number]>>[] = []
    await asOwner(store, async (run) => {
      const ways = attacks()
      for (let count = 0; count < 200; count += 1)
        made.push(await (ways[count % ways.length] as (typeof ways)[number])(run as never, random))
    })
    const { problems } = await verifyEvidence(store.ctx)
    const left = [...problems]
    const unnamed = made.filter(({ isNamed }) => {
      const at = left.findIndex(isNamed)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    expect(unnamed.map(({ name }) => name)).toEqual([])
    expect(made).toHaveLength(200)
  }, 120_000)

  test('of which a check that believes what stands beside the rows would miss some', async () => {
    await fillEvidence(store, { renderings: 1, visits: 50, exposures: 5 })
    await sealHours(store.ctx)
    // Somebody who knows how seals are made changes a row and recomputes its leaf, its hour and its root.
    await asOwner(store, async (run) => {
      await run("UPDATE visit_log SET code = 'other' WHERE view_seq = 3")
      await run("DELETE FROM evidence_seal WHERE kind = 'visit'; DELETE FROM visit_leaf")
    })
    await sealAsForger()
    const { problems } = await checkSeals(store.ctx)
    expect(problems.filter(({ of }) => of === 'seal').length).toBeGreaterThan(0)
    expect(await twinThatBelieves()).toEqual([])
  })

  /** Seals the current state without a record in the audit log: its rows are removed again. */
  async function sealAsForger(): Promise<void> {
    await asOwner(store, async (run) => {
      await run('CREATE TABLE was AS SELECT * FROM audit_log')
    })
    await sealHours(store.ctx)
    await asOwner(store, async (run) => {
      await run('DELETE FROM audit_log WHERE seq > (SELECT max(seq) FROM was)')
      await run('UPDATE audit_head SET (seq, hash) = (SELECT seq, hash FROM was ORDER BY seq DESC LIMIT 1)')
      await run('DROP TABLE was')
    })
  }

  /** Checks leaves against the roots stored beside them. */
  async function twinThatBelieves(): Promise<string[]> {
    const rows = await query(
      'SELECT hour::text, root, visit_leaf.leaves FROM evidence_seal JOIN visit_leaf USING (hour) WHERE kind = $1',
      ['visit'],
    )
    return rows.filter(({ root, leaves }) => rootOf(leavesIn(leaves)) !== root).map(({ hour }) => hour)
  }
})

test.each([
  ['a part', "UPDATE rendering_part SET packed = '\\x00'", 'part', 'changed'],
  ['a part that is gone', 'DELETE FROM rendering_part', 'part', 'missing'],
  ['a root', "UPDATE evidence_seal SET root = repeat('0', 64) WHERE kind = 'exposure'", 'seal', 'changed'],
  [
    'leaves',
    'UPDATE visit_leaf SET leaves = set_byte(leaves, 9, 255 - get_byte(leaves, 9)) WHERE length(leaves) > 0',
    'leaves',
    'changed',
  ],
  ['a seal that is gone', "DELETE FROM evidence_seal WHERE kind = 'visit'", 'seal', 'missing'],
] as const)('%s is named', async (_what, statement, of, kind) => {
  await fillEvidence(store, { renderings: 1, visits: 20, exposures: 5 })
  await sealHours(store.ctx)
  await asOwner(store, async (run) => void (await run(statement)))
  const { problems } = await verifyEvidence(store.ctx)
  expect(problems).toContainEqual({ of, kind, subject: expect.any(String) })
})

describe('what is anchored', () => {
  test('names every seal once, is stamped and found as it was', async () => {
    await fillEvidence(store, { renderings: 1, visits: 20, exposures: 5 })
    await sealHours(store.ctx)
    const { anchor, unstamped } = await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
    expect(unstamped).toBeUndefined()
    expect(anchor.seals.length).toBeGreaterThanOrEqual(4)
    expect((await stampOf(anchor))?.sha256.toString('hex')).toBe(anchor.sha256)
    expect((await verifyEvidence(store.ctx)).anchors).toMatchObject({ days: 1, stamped: 1 })
    await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
    expect((await readAnchors(store.ctx.config)).anchors).toHaveLength(1)
  })

  test('finds who rewrites seals and audit log alike', async () => {
    await fillEvidence(store, { renderings: 1, visits: 20, exposures: 5 })
    await sealHours(store.ctx)
    await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
    await asOwner(store, async (run) => {
      await run(
        `UPDATE audit_log SET after = replace(after::text, 'a', 'b')::jsonb, hash = reverse(hash) WHERE action = 'evidence.seal'`,
      )
    })
    const { problems } = await verifyEvidence(store.ctx)
    expect(problems.some(({ of }) => of === 'anchor')).toBe(true)
  })
})
