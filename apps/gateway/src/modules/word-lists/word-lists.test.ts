import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitingForLocks } from '../../testing/waiting-for-locks'
import { pagePublishing } from '../pages'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { BY_TEST, startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { resumeTrial } from './try-word-list'

const word = (written: string, more: object = {}) => ({
  word: written,
  severity: 'error' as const,
  why: '夸大收益',
  instead: '',
  ...more,
})
const LIST = [word('翻倍神器')]

interface Place {
  gateway: TestGateway
  compliance: SignedInMember
}

async function start(): Promise<Place> {
  const gateway = await startTestGateway()
  return { gateway, compliance: await signInMember(gateway, { roles: ['compliance'], name: '何合规' }) }
}

const propose = ({ gateway, compliance }: Place, base_revision: number, words: object[] = LIST, rules = {}) =>
  callStudio(
    gateway,
    'wordListTry',
    { base_revision, words: words as typeof LIST, rules, note: '新增词' },
    compliance,
  )
const enact = ({ gateway, compliance }: Place, revision: number) =>
  callStudio(gateway, 'wordListEnact', { revision }, compliance)
const detail = async ({ gateway, compliance }: Place) =>
  (await callStudio(gateway, 'wordListDetail', {}, compliance)).response

/** Proposes a list, tries it and puts it in force. */
async function putInForce(place: Place, base: number, words: object[] = LIST, rules = {}): Promise<number> {
  const { response } = await propose(place, base, words, rules)
  await place.gateway.runJobs()
  expect((await enact(place, response.revision)).status).toBe(200)
  return response.revision
}

const BAD = pageText({ code: 'bad', title: '入门课', text: '翻·倍·神·器，三天学会' })
const GOOD = pageText({ code: 'good', title: '基金课', text: '三天学会看懂基金' })

describe('a list on its way into force', () => {
  let place: Place
  beforeAll(async () => {
    place = await start()
    await place.gateway.publish(BAD)
    await place.gateway.publish(GOOD)
  })
  afterAll(() => place.gateway[Symbol.asyncDispose]())

  test('is tried on every published page first, and changes nothing until it is put in force', async () => {
    const { gateway, compliance } = place
    expect((await propose(place, 0)).response).toEqual({ revision: 1 })
    expect((await detail(place)).trial).toMatchObject({ state: 'running', done: 0, total: 2, failing: [] })
    expect((await enact(place, 1)).status).toBe(409)
    await gateway.runJobs()
    expect(await detail(place)).toMatchObject({
      in_force: { revision: 0, words: [] },
      trial: {
        revision: 1,
        by: '何合规',
        state: 'ready',
        done: 2,
        total: 2,
        failing_count: 1,
        failing: [
          { code: 'bad', title: '入门课', version: 1, is_shown: true, findings: [{ rule: 'own-words' }] },
        ],
      },
    })
    expect(await gateway.publish(BAD)).toMatchObject({ published: true })
    // One at a time: somebody may be looking at what it found.
    expect((await propose(place, 0)).status).toBe(409)
    expect(
      (await callStudio(gateway, 'wordListText', { text: '翻倍神器' }, compliance)).response.found,
    ).toEqual([])
  })

  test('in force refuses pages in every process at once, is known to the editor, and judges what is published', async () => {
    const { gateway, compliance } = place
    await using twin = await startTwin(gateway)
    expect(await twin.ctx.company.rulesVersion()).toBe(0)
    expect((await enact(place, 1)).status).toBe(200)
    expect(await twin.ctx.company.rulesVersion()).toBe(1)
    const inTwin = await pagePublishing.publishPage(twin.ctx, { code: 'bad', by: BY_TEST })
    expect(inTwin).toMatchObject({ reason: 'refused', findings: [{ rule: 'own-words' }] })
    expect(await gateway.publish(BAD)).toMatchObject({ reason: 'refused', findings: [{ rule: 'own-words' }] })
    expect(await gateway.publish(GOOD)).toMatchObject({ published: true })
    const settings = await callStudio(twin, 'studioSettings', {}, compliance)
    expect(settings.response).toMatchObject({ words: LIST, rules: {} })
    await gateway.runJobs()
    const { rows } = await gateway.ctx.db.pool.query(
      'SELECT p.code, j.errors FROM page_judgement AS j JOIN page AS p ON p.id = j.page_id ORDER BY p.code',
    )
    expect(rows).toEqual([
      { code: 'bad', errors: 1 },
      { code: 'good', errors: 0 },
    ])
  })

  test('is in the history with what it changes, and an earlier one comes back as another', async () => {
    const { gateway, compliance } = place
    await putInForce(place, 1, [word('翻倍神器', { severity: 'warning' }), word('金手指')], {
      shouting: 'error',
    })
    expect(await putInForce(place, 2, LIST)).toBe(3)
    const { response } = await callStudio(gateway, 'wordListHistory', {}, compliance)
    expect(response.list).toMatchObject([
      {
        revision: 3,
        base_revision: 2,
        state: 'in_force',
        removed: { list: ['金手指'] },
        changed: { count: 1 },
      },
      {
        revision: 2,
        added: { list: ['金手指'] },
        changed: { list: ['翻倍神器'] },
        rules: { list: ['shouting'] },
      },
      { revision: 1, added: { list: ['翻倍神器'] }, decided_by: '何合规' },
    ])
    const first = await callStudio(gateway, 'wordListRevision', { revision: 1 }, compliance)
    expect(first.response).toMatchObject({ words: LIST })
    const { rows } = await gateway.ctx.db.pool.query(
      "SELECT action, subject FROM audit_log WHERE action LIKE 'word_list.%' ORDER BY seq LIMIT 2",
    )
    expect(rows).toEqual([
      { action: 'word_list.try', subject: 'word_list:1' },
      { action: 'word_list.enact', subject: 'word_list:1' },
    ])
  })

  test('cannot be changed or taken away, not even by the owner of the tables', async () => {
    const { pool } = place.gateway.database.owner
    for (const attack of [
      "UPDATE word_list SET words = '[]' WHERE revision = 1",
      "UPDATE word_list SET state = 'dropped', decided_at = now(), decided_by = set_by WHERE revision = 1",
      'DELETE FROM word_list',
      'TRUNCATE word_list CASCADE',
    ])
      await expect(pool.query(attack), attack).rejects.toThrow(
        /stays as it was made|decided already|kept as they are/,
      )
  })
})

test('a list that was dropped stays in the history, and another one can be tried', async () => {
  const place = await start()
  const { gateway, compliance } = place
  await using _ = gateway
  await propose(place, 0)
  expect((await callStudio(gateway, 'wordListDrop', { revision: 1 }, compliance)).status).toBe(200)
  expect((await callStudio(gateway, 'wordListDrop', { revision: 1 }, compliance)).status).toBe(409)
  await gateway.runJobs()
  expect((await enact(place, 1)).status).toBe(409)
  expect((await enact(place, 7)).status).toBe(404)
  expect((await propose(place, 0)).response).toEqual({ revision: 2 })
})

test('a trial whose job is lost goes on once nothing was heard of it for some time, and not before', async () => {
  const place = await start()
  const { gateway } = place
  await using _ = gateway
  await gateway.publish(BAD)
  await propose(place, 0)
  await gateway.ctx.db.pool.query("DELETE FROM pgboss.job WHERE name = 'try-word-list'")
  await resumeTrial(gateway.ctx)
  expect((await detail(place)).trial).toMatchObject({ state: 'running', done: 0 })
  await resumeTrial(gateway.ctx, { silentSeconds: 0 })
  expect((await detail(place)).trial).toMatchObject({ state: 'ready', done: 1, failing_count: 1 })
})

test('a list that cannot be one is refused with what speaks against it', async () => {
  const place = await start()
  await using _ = place.gateway
  const twice = await propose(place, 0, [word('翻倍神器'), word('翻 倍 神 器')])
  expect(twice).toMatchObject({ status: 422, msg: expect.stringContaining('同一个词') })
  expect((await propose(place, 0, [word('稳')])).status).toBe(422)
  expect((await propose(place, 0, [], { 'risk-footer-missing': 'off' })).status).toBe(422)
  expect((await propose(place, 3)).status).toBe(409)
  const administrator = await signInMember(place.gateway, { roles: ['administrator'] })
  expect((await callStudio(place.gateway, 'wordListDetail', {}, administrator)).status).toBe(200)
  expect((await propose({ ...place, compliance: administrator }, 0)).status).toBe(403)
})

/** Several decisions at the same moment, while nobody can write. */
async function together({ gateway }: Place, acts: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const door = await gateway.database.owner.pool.connect()
  try {
    await door.query('BEGIN; LOCK TABLE word_list IN SHARE MODE')
    const running = acts.map((act) => act())
    await eventually(async () => expect(await waitingForLocks(gateway.database.owner.pool)).toBe(acts.length))
    await door.query('COMMIT')
    return (await Promise.all(running)).map(({ status }) => status).sort()
  } finally {
    door.release()
  }
}

async function startReady(): Promise<Place> {
  const place = await start()
  await propose(place, 0)
  await place.gateway.runJobs()
  return place
}

test('of two who put it in force at once, or one of whom drops it, the second is told', async () => {
  const place = await startReady()
  await using _ = place.gateway
  const drop = () => callStudio(place.gateway, 'wordListDrop', { revision: 1 }, place.compliance)
  expect(await together(place, [() => enact(place, 1), () => enact(place, 1), drop])).toEqual([200, 409, 409])
  const { rows } = await place.gateway.ctx.db.pool.query(
    "SELECT count(*)::int AS acts FROM audit_log WHERE action IN ('word_list.enact', 'word_list.drop')",
  )
  expect(rows).toEqual([{ acts: 1 }])
})

test('the broken twin, without the trigger, takes both', async () => {
  const place = await startReady()
  await using _ = place.gateway
  await place.gateway.database.owner.pool.query(
    'ALTER TABLE word_list DISABLE TRIGGER word_list_decided_once_row',
  )
  expect(await together(place, [() => enact(place, 1), () => enact(place, 1)])).toEqual([200, 200])
})

test('of two who try a list at once one is tried', async () => {
  const place = await start()
  await using _ = place.gateway
  expect(await together(place, [() => propose(place, 0), () => propose(place, 0)])).toEqual([200, 409])
})

test('the broken twin, without the keys, tries both', async () => {
  const place = await start()
  await using _ = place.gateway
  await place.gateway.database.owner.pool.query(
    'DROP INDEX word_list_one_trial; ALTER TABLE word_list DROP CONSTRAINT word_list_pkey CASCADE',
  )
  expect(await together(place, [() => propose(place, 0), () => propose(place, 0)])).toEqual([200, 200])
})

test('pages that fail are taken down together, each with its reason, and what cannot be is told', async () => {
  const place = await start()
  const { gateway, compliance } = place
  await using _ = gateway
  await gateway.publish(BAD)
  await gateway.publish(GOOD)
  const codes = ['bad', 'good', 'bad', 'none']
  const down = (reason = '词库更新') => callStudio(gateway, 'pagesTakeDown', { codes, reason }, compliance)
  const { response } = await down()
  expect(response).toEqual({
    list: [
      { code: 'bad', outcome: 'taken-down' },
      { code: 'good', outcome: 'taken-down' },
      { code: 'none', outcome: 'no-such-page' },
    ],
  })
  expect((await down()).response.list[0]).toEqual({ code: 'bad', outcome: 'not-published' })
  const { rows } = await gateway.ctx.db.pool.query(
    "SELECT subject, after ->> 'reason' AS reason FROM audit_log WHERE action = 'page.take_down' ORDER BY seq",
  )
  expect(rows).toEqual(['bad', 'good'].map((code) => ({ subject: `page:${code}`, reason: '词库更新' })))
  expect((await gateway.app.inject('/h5-page/h5/bad')).statusCode).toBe(404)
})
