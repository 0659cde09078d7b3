import type { StudioOperations, StudioPayload } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importLines } from '../../testing/import-lines'
import { race } from '../../testing/race'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { call as callAsVisitor } from '../../testing/visitor-calls'
import { checkSuitability, keepingRefusals } from '../check-suitability'
import { allOf, SHORT } from '../testing/questionnaires'

let gateway: TestGateway
let compliance: SignedInMember
let operator: SignedInMember
let auditor: SignedInMember
let finance: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  await importLines(gateway, 'products', [{ shop_product_id: 4, name: '投顾服务', risk_level: 'R4' }])
  compliance = await signInMember(gateway, { roles: ['compliance'], name: '合规' })
  operator = await signInMember(gateway, { roles: ['operator'] })
  auditor = await signInMember(gateway, { roles: ['auditor'] })
  finance = await signInMember(gateway, { roles: ['finance'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

const call = <Id extends keyof StudioOperations>(
  id: Id,
  payload: StudioPayload<StudioOperations[Id]>,
  member = compliance,
) => callStudio(gateway, id, payload, member)

/** Begins the next version, writes it and publishes it. Returns its number. */
async function publish(change: Partial<typeof SHORT> = {}): Promise<number> {
  const { version } = (await call('questionnaireDraft', { from: 'empty' })).response
  await call('questionnaireSave', { version, base_revision: 1, ...SHORT, ...change })
  await call('questionnairePublish', { version, base_revision: 2 })
  return version
}

const take = async (who: SignedIn, option: string) => {
  const { response } = await callAsVisitor(gateway, 'riskTestQuestions', {}, who)
  return callAsVisitor(gateway, 'submitRiskTest', { version: response.version, answers: allOf(option) }, who)
}

describe('a questionnaire', () => {
  test('is drafted, written, published, and then asked; the log says by whom', async () => {
    expect((await call('riskTestSummary', {})).response.live_version).toBeNull()
    const { version } = (await call('questionnaireDraft', { from: 'empty' })).response
    const saved = await call('questionnaireSave', { version, base_revision: 1, ...SHORT })
    expect(saved.response).toEqual({ revision: 2 })
    expect(await call('questionnairePublish', { version, base_revision: 2 })).toMatchObject({ code: 1 })
    const { response } = await callAsVisitor(gateway, 'riskTestQuestions', {}, await signIn(gateway))
    expect(response).toMatchObject({ version, title: '测评' })
    const [listed] = (await call('questionnaireList', {})).response.list
    expect(listed).toMatchObject({ version, state: 'live', questions: 2, tests: 0, published_by: '合规' })
    const log = await rows(`SELECT action FROM audit_log WHERE subject = $1 ORDER BY seq`, [
      `questionnaire:${version}`,
    ])
    expect(log.map(({ action }) => action)).toEqual([
      'questionnaire.draft',
      'questionnaire.save',
      'questionnaire.publish',
    ])
  })

  test('that is unfinished is not published, and says what is missing', async () => {
    const { version } = (await call('questionnaireDraft', { from: 'live' })).response
    const bands = SHORT.bands.map((band) => (band.risk_level === 'C3' ? { ...band, from: 9 } : band))
    await call('questionnaireSave', { version, base_revision: 1, ...SHORT, bands })
    expect(await call('questionnairePublish', { version, base_revision: 2 })).toMatchObject({
      status: 400,
      msg: 'C2 与 C3 的分值区间之间有空缺：8–8 分不属于任何一档',
    })
    expect(await call('questionnaireDrop', { version, base_revision: 2 })).toMatchObject({ code: 1 })
  })

  test('that a colleague has changed meanwhile is neither overwritten nor published', async () => {
    const { version } = (await call('questionnaireDraft', { from: 'sample' })).response
    await call('questionnaireSave', { version, base_revision: 1, ...SHORT })
    for (const late of [
      call('questionnaireSave', { version, base_revision: 1, ...SHORT }),
      call('questionnairePublish', { version, base_revision: 1 }),
      call('questionnaireDrop', { version, base_revision: 1 }),
    ])
      expect(await late).toMatchObject({ status: 409, code: 409_001 })
    await call('questionnaireDrop', { version, base_revision: 2 })
  })

  test('is drafted once, however many begin at once', async () => {
    const codes = await race(10, async () => (await call('questionnaireDraft', { from: 'live' })).code)
    expect(codes.filter((code) => code === 1)).toHaveLength(1)
    expect(codes.filter((code) => code === 409_002)).toHaveLength(9)
    const [draft] = await rows(`SELECT version, revision FROM questionnaire WHERE state = 'draft'`)
    await call('questionnaireDrop', { version: draft.version, base_revision: draft.revision })
  })

  test('that was published is changed by nobody, and one takes the place of the other', async () => {
    const before = (await call('riskTestSummary', {})).response.live_version
    const version = await publish()
    expect((await call('questionnaireDetail', { version: before })).response.state).toBe('past')
    for (const old of [before, version]) {
      const change = await call('questionnaireSave', { version: old, base_revision: 2, ...SHORT })
      expect(change).toMatchObject({ status: 404 })
      expect(await call('questionnaireDrop', { version: old, base_revision: 2 })).toMatchObject({
        status: 404,
      })
    }
  })

  test('is written by compliance, read by operators and auditors, and hidden from others', async () => {
    for (const reader of [operator, auditor]) {
      expect(await call('questionnaireList', {}, reader)).toMatchObject({ code: 1 })
      expect(await call('questionnaireDraft', { from: 'live' }, reader)).toMatchObject({ status: 403 })
    }
    expect(await call('questionnaireList', {}, finance)).toMatchObject({ status: 403 })
  })
})

describe('the tests that were taken', () => {
  test('are listed with masked phones, narrowed down, and found by a whole phone, which is logged', async () => {
    const visitor = await signIn(gateway, '13812345678')
    await take(visitor, 'few')
    await take(visitor, 'more')
    const { list } = (await call('riskTestList', { uid: visitor.uid })).response
    expect(list).toMatchObject([
      { handset: '138****5678', risk_level: 'C4', points: 14, is_raised: true, is_valid: true },
      { handset: '138****5678', risk_level: 'C2', points: 4, is_raised: false },
    ])
    const levels = async (filter: StudioPayload<StudioOperations['riskTestList']>) =>
      (await call('riskTestList', { uid: visitor.uid, ...filter })).response.list.map(
        ({ risk_level }: { risk_level: string }) => risk_level,
      )
    expect(await levels({ raised: '1' })).toEqual(['C4'])
    expect(await levels({ risk_level: 'C2' })).toEqual(['C2'])
    expect(await levels({ lowest: '1' })).toEqual([])
    expect(await levels({ to: '2001-01-01' })).toEqual([])
    const first = (await call('riskTestList', { uid: visitor.uid, limit: 1 })).response
    expect(first.list).toMatchObject([{ risk_level: 'C4' }])
    expect(await levels({ after: first.next })).toEqual(['C2'])

    expect((await call('riskTestFind', { handset: '138 1234 5678' })).response).toEqual({
      uid: visitor.uid,
      tests: 2,
    })
    expect((await call('riskTestFind', { handset: '13987654321' })).response).toEqual({ uid: null, tests: 0 })
    expect(await call('riskTestFind', { handset: '13812345678' }, auditor)).toMatchObject({ status: 403 })
    const log = await rows(`SELECT after FROM audit_log WHERE action = 'risk_test.find' ORDER BY seq`)
    expect(log.map(({ after }) => after)).toMatchObject([
      { handset: '138****5678', found: 2 },
      { handset: '139****4321', found: 0 },
    ])
  })

  test('are shown with every answer, also by a version that is past, and with what was decided by them', async () => {
    const visitor = await signIn(gateway)
    await take(visitor, 'some')
    const product = { shop_product_id: 4, risk_level: 'R4' as const, contract_id: null }
    const buying = keepingRefusals(gateway.ctx, (refusals) =>
      gateway.ctx.db.orm.transaction((tx) => checkSuitability(tx, { uid: visitor.uid, product, refusals })),
    )
    await expect(buying).rejects.toThrow('R4')
    await publish()
    const [{ id }] = (await call('riskTestList', { uid: visitor.uid })).response.list
    expect((await call('riskTestDetail', { id }, auditor)).response).toMatchObject({
      test: { risk_level: 'C3' },
      title: '测评',
      answers: [
        { question: '题目 loss', option: '一些', points: 4 },
        { question: '题目 time', option: '一些', points: 4 },
      ],
      checks: [{ product: '投顾服务', product_risk: 'R4', outcome: 'mismatch' }],
    })
    expect(await call('riskTestDetail', { id: 404_404 })).toMatchObject({ status: 404 })
  })

  test('are summed up by the newest of each visitor', async () => {
    const before = (await call('riskTestSummary', {})).response
    const visitor = await signIn(gateway)
    await take(visitor, 'much')
    await take(visitor, 'no')
    const after = (await call('riskTestSummary', {})).response
    const count = (levels: { count: number }[], index: number) => levels[index]?.count ?? 0
    expect(count(after.levels, 0)).toBe(count(before.levels, 0) + 1)
    expect(count(after.levels, 4)).toBe(count(before.levels, 4))
    expect(after.lowest).toBe(before.lowest + 1)
  })
})
