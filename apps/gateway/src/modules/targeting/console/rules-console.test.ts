import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pagePublishing } from '../../pages'
import { consoleOf } from '../../testing/console'
import { importLines } from '../../testing/import-lines'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, actionsOn } = consoleOf(() => ({ gateway, member: operator }))
const create = (rule_id: string, expression: unknown = { all: [] }) =>
  does('ruleCreate', { rule_id, name: `规则 ${rule_id}`, expression })
const change = (rule_id: string, base_revision: number, name: string) =>
  does('ruleChange', { rule_id, base_revision, name, expression: { all: [] } })

/** The result of a file that changes nothing. */
const NOTHING = { is_stored: false, added: 0, changed: 0, same: 0, wrong: 0, refusals: [] }

describe('a rule', () => {
  test('is made, changed and deleted, each with a line in the log', async () => {
    expect((await create('one')).response).toEqual({ rule_id: 'one' })
    expect((await create('one')).status).toBe(409)
    expect((await change('one', 1, '另一个名称')).response).toEqual({ revision: 2 })
    // The same again is no change.
    expect((await change('one', 2, '另一个名称')).response).toEqual({ revision: 2 })
    const { list } = (await does('ruleList', { q: '另一个' })).response
    expect(list).toMatchObject([
      { rule_id: 'one', name: '另一个名称', expression: { all: [] }, uses: [], revision: 2 },
    ])
    expect((await does('ruleDelete', { rule_id: 'one', base_revision: 1 })).status).toBe(409)
    expect((await does('ruleDelete', { rule_id: 'one', base_revision: 2 })).status).toBe(200)
    expect((await does('ruleDelete', { rule_id: 'one', base_revision: 2 })).status).toBe(404)
    expect(await actionsOn('rule:one')).toEqual(['rule.create', 'rule.change', 'rule.delete'])
  })

  test('that two change at once is changed by one', async () => {
    await create('raced')
    const statuses = await race(2, async (n) => (await change('raced', 1, `名称 ${n}`)).status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test('is not deleted while groups, coupons or blocks of pages ask for it, and says which', async () => {
    await create('used')
    await importLines(gateway, 'group-rules', [{ activity: 'autumn', rule_id: 'used' }])
    await rows(
      `INSERT INTO coupon_batch (coupon_id, title, kind, amount, use_days, stock, rule_id) VALUES ('c', '满减券', 'amount', 100, 30, 1, 'used')`,
    )
    await pagePublishing.importPage(gateway.ctx, {
      text: JSON.stringify({
        code: 'for-some',
        title: '给老客户',
        page_schema: [
          { name: 'text', id: 't', value: { html: '<p>您好</p>', show_if: { rule_id: 'used' } } },
        ],
      }),
      files: async () => undefined,
      by: 'test',
    } as never)
    const { list } = (await does('ruleList', { q: 'used' })).response
    expect(list[0].uses).toEqual([
      { kind: 'coupon', id: 'c', name: '满减券' },
      { kind: 'group', id: 'autumn', name: 'autumn' },
      { kind: 'page', id: 'for-some', name: '给老客户' },
    ])
    const refused = await does('ruleDelete', { rule_id: 'used', base_revision: 1 })
    expect([refused.status, refused.msg]).toEqual([
      409,
      '优惠券“满减券”、社群活动“autumn”、页面“给老客户”正在使用这条规则，请先改用其他规则再删除',
    ])
    expect(await rows(`SELECT FROM rule WHERE rule_id = 'used'`)).toHaveLength(1)
  })

  test('that nobody can build is refused, and nothing is stored', async () => {
    for (const expression of [
      { everyone: true },
      { tag: 'a b', in: ['1'] },
      { registered_days: { at_least: 1e9 } },
    ])
      expect((await create('hostile', expression)).status).toBe(400)
    expect(await rows(`SELECT FROM rule WHERE rule_id = 'hostile'`)).toEqual([])
  })

  test('comes part by part', async () => {
    for (const id of ['part-1', 'part-2', 'part-3']) await create(id)
    const first = (await does('ruleList', { q: 'part', limit: 2 })).response
    const rest = (await does('ruleList', { q: 'part', limit: 2, after: first.next })).response
    expect([...first.list, ...rest.list].map(({ rule_id }) => rule_id)).toEqual([
      'part-1',
      'part-2',
      'part-3',
    ])
    expect(rest.next).toBeNull()
  })
})

describe('an expression', () => {
  test('tells how many belong, and of one visitor why', async () => {
    const [one, other] = [await signIn(gateway), await signIn(gateway)]
    await importLines(gateway, 'user-tags', [{ uid: one.uid, pd_code: 'vip', value: '1' }])
    const expression = { all: [{ tag: 'vip', in: ['1'] }, { not: { member_of: 'none' } }] }
    const { people, of } = (await does('ruleCount', { expression })).response
    expect([people, of - people >= 1]).toEqual([1, true])
    const asked = (uid: number) => does('ruleTest', { expression, uid })
    expect((await asked(one.uid)).response).toEqual({ belongs: true, conditions: [true, false] })
    expect((await asked(other.uid)).response).toEqual({ belongs: false, conditions: [false, false] })
    expect((await asked(999_999)).status).toBe(404)
    const found = await does('ruleFindPerson', { handset: one.handset })
    expect(found.response).toEqual({ uid: one.uid })
    expect(await actionsOn('rules')).toEqual(['rule.find_person'])
  })
})

describe('a tag', () => {
  const save = (pd_code: string, expression: unknown, base_revision: number | null = null) =>
    does('tagSave', { pd_code, base_revision, name: `标签 ${pd_code}`, about: '', expression })
  const having = async (pd_code: string) =>
    (await rows('SELECT uid::int FROM user_tag WHERE pd_code = $1 ORDER BY uid', [pd_code])).map(
      ({ uid }) => uid,
    )

  test('that is computed is had by who fulfils its expression: at once, and after each night', async () => {
    const [one, other] = [await signIn(gateway), await signIn(gateway)]
    await importLines(gateway, 'user-tags', [{ uid: one.uid, pd_code: 'level', value: '3' }])
    expect((await save('loyal', { tag: 'level', at_least: 3 })).response).toEqual({ revision: 1 })
    expect(await having('loyal')).toEqual([one.uid])
    await rows(`UPDATE user_tag SET value = '1' WHERE pd_code = 'level'`)
    await importLines(gateway, 'user-tags', [{ uid: other.uid, pd_code: 'level', value: '5' }])
    await gateway.ctx.db.orm.transaction((tx) => gateway.ctx.jobs.enqueue(tx, 'compute-tags', {}))
    await gateway.runJobs()
    expect(await having('loyal')).toEqual([other.uid])
    const { list } = (await does('tagList', {})).response
    expect(list).toMatchObject([
      { pd_code: 'level', name: 'level', people: 2, values: ['1', '5'], is_named: false },
      { pd_code: 'loyal', name: '标签 loyal', people: 1, values: ['1'], is_named: true },
      { pd_code: 'vip' },
    ])
    expect(list[1].computed_at).not.toBeNull()
  })

  test('is not computed of what is computed', async () => {
    await save('base', { all: [] })
    const refused = await save('above', { tag: 'base', in: ['1'] })
    expect([refused.status, refused.msg]).toEqual([400, expect.stringContaining('base')])
    expect((await save('itself', { tag: 'itself', in: ['1'] })).status).toBe(400)
    expect(await having('above')).toEqual([])
  })

  test('is forgotten with all who have it, unless a rule asks for it', async () => {
    await save('leaving', { all: [] })
    await create('asks', { any: [{ tag: 'leaving', in: ['1'] }] })
    const refused = await does('tagDelete', { pd_code: 'leaving', base_revision: 1 })
    expect([refused.status, refused.msg]).toEqual([409, expect.stringContaining('规则 asks')])
    await does('ruleDelete', { rule_id: 'asks', base_revision: 1 })
    expect((await does('tagDelete', { pd_code: 'leaving', base_revision: 1 })).status).toBe(200)
    expect(await having('leaving')).toEqual([])
    expect(await actionsOn('tag:leaving')).toEqual(['tag.save', 'tag.delete'])
  })

  test('comes with a file of which every line is stored or none, after a look at what would come of it', async () => {
    const visitor = await signIn(gateway)
    const bring = (text: string, is_check = false) =>
      does('tagImport', { file: Buffer.from(text).toString('base64'), is_check })
    const good = `用户编号,标签编码,值\n${visitor.uid},branch,上海\n`
    expect((await bring(good, true)).response).toEqual({ ...NOTHING, added: 1 })
    expect(await having('branch')).toEqual([])
    const wrong = await bring(`${good}999999999,branch,北京\n`)
    expect(wrong.response).toEqual({
      ...NOTHING,
      added: 1,
      wrong: 1,
      refusals: [{ line: 3, reasons: ['没有这个用户，请检查 uid。'] }],
    })
    expect(await having('branch')).toEqual([])
    expect((await bring(good)).response).toEqual({ ...NOTHING, is_stored: true, added: 1 })
    expect((await bring(good.replace('上海', '杭州'))).response).toMatchObject({
      is_stored: true,
      changed: 1,
    })
    expect(await having('branch')).toEqual([visitor.uid])
    expect(await actionsOn('tags')).toEqual(['tag.import', 'tag.import'])
  })

  test('is not imported where it is computed, nor from what is no table', async () => {
    const visitor = await signIn(gateway)
    await save('counted', { all: [] })
    const bring = (bytes: Buffer) => does('tagImport', { file: bytes.toString('base64'), is_check: false })
    const computed = await bring(Buffer.from(`uid,pd_code,value\n${visitor.uid},counted,9\n`))
    expect([computed.status, computed.msg]).toEqual([422, expect.stringContaining('counted')])
    const torn = await bring(Buffer.from('uid,pd_code,value\n1,"a'))
    expect([torn.status, torn.msg]).toEqual([422, expect.stringContaining('双引号')])
  })

  test('is told to its visitor, by its name, unless they have switched recommendation off', async () => {
    const visitor = await signIn(gateway)
    await importLines(gateway, 'user-tags', [{ uid: visitor.uid, pd_code: 'city', value: '上海' }])
    const told = async () =>
      (await call(gateway, 'portraitList', {}, visitor)).response.list.filter(
        ({ pd_code }: never) => pd_code === 'city',
      )
    expect(await told()).toMatchObject([{ pd_code: 'city', pd_name: 'city', value: '上海' }])
    await save('city', null)
    expect(await told()).toMatchObject([{ pd_name: '标签 city' }])
    await call(gateway, 'privacySetRecommendation', { enabled: false }, visitor)
    expect(await told()).toEqual([])
  })
})
