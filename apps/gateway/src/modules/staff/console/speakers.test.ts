import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleOf } from '../../testing/console'
import { race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  const administrator = await signInMember(gateway, { roles: ['administrator'] })
  const advisers = [
    { name: '周明远', number: 'S0740000000022' },
    { name: '陈思', number: 'S0740000000033' },
  ]
  expect((await does('companyAdvisers', { base_revision: 0, advisers }, administrator)).status).toBe(200)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf } = consoleOf(() => ({ gateway, member: operator }))
const save = (staff_id: number, name: string, adviser_no: string, is_new: boolean) =>
  does('speakerSave', { staff_id, name, adviser_no, is_new })
const namesOf = async (more: object = {}) =>
  (await does('speakerList', more)).response.list.map(({ name }: { name: string }) => name)
const storedOf = (staff_id: number) =>
  rows('SELECT name, cert_no, status FROM staff WHERE staff_id = $1', [staff_id])

describe('a speaker', () => {
  test('is added once and changed, each with a line in the log', async () => {
    expect((await save(101, '周明', '', true)).status).toBe(200)
    expect(await save(101, '别人', '', true)).toMatchObject({
      status: 409,
      msg: '这个员工编号已有人使用，请换一个编号，或者修改原来的那一位',
    })
    expect((await save(101, '周明远', 'S0740000000022', false)).status).toBe(200)
    expect((await does('speakerList', { q: '明远' })).response.list).toEqual([
      { staff_id: 101, name: '周明远', adviser_no: 'S0740000000022' },
    ])
    const who = `member:${operator.member_id}`
    expect(await logOf('staff:101')).toEqual([
      { action: 'staff.speaker', who, before: null, after: { name: '周明', cert_no: '' } },
      {
        action: 'staff.speaker',
        who,
        before: { name: '周明', cert_no: '' },
        after: { name: '周明远', cert_no: 'S0740000000022' },
      },
    ])
  })

  test('that stays as it is has no line in the log', async () => {
    await save(102, '主持人', '', true)
    expect((await save(102, '主持人', '', false)).status).toBe(200)
    expect(await logOf('staff:102')).toHaveLength(1)
  })

  test('whom nobody knows, or who has left, is not changed', async () => {
    expect((await save(999, '没有', '', false)).status).toBe(404)
    await rows(`INSERT INTO staff (staff_id, name, status) VALUES (103, '离职的', 'left')`)
    expect((await save(103, '回来的', '', false)).status).toBe(404)
    expect((await save(103, '回来的', '', true)).status).toBe(409)
    expect(await storedOf(103)).toEqual([{ name: '离职的', cert_no: '', status: 'left' }])
  })

  test('that two add at once is added by one', async () => {
    const statuses = await race(2, async (n) => (await save(104, `同时${n}`, '', true)).status)
    expect(statuses.toSorted()).toEqual([200, 409])
    expect(await logOf('staff:104')).toHaveLength(1)
  })

  test('keeps what else is known of them', async () => {
    await rows(`INSERT INTO staff (staff_id, name, wecom_user_id, qr_code, is_default)
      VALUES (105, '值班', 'duty', '/assets/duty.png', true)`)
    await save(105, '值班二', '', false)
    const [kept] = await rows('SELECT wecom_user_id, qr_code, is_default FROM staff WHERE staff_id = 105')
    expect(kept).toEqual({ wecom_user_id: 'duty', qr_code: '/assets/duty.png', is_default: true })
  })
})

describe('the number', () => {
  test.each([
    [
      'another than the company has of them',
      '周明远',
      'S0740000000099',
      '“周明远”是公司的投资顾问，登记编号是 S0740000000022，请填写一致的登记编号',
    ],
    [
      'none of an adviser',
      '陈思',
      '',
      '“陈思”是公司的投资顾问，登记编号是 S0740000000033，请填写一致的登记编号',
    ],
    [
      'somebody else’s',
      '王五',
      'S0740000000022',
      '登记编号 S0740000000022 是“周明远”的，请核对姓名；不是投资顾问时登记编号留空',
    ],
    [
      'one that the company does not have',
      '王五',
      'S0740000000044',
      '公司的投资顾问里没有“王五”，请先在公司信息里登记；不是投资顾问时登记编号留空',
    ],
  ])('%s is refused, with what to do', async (_what, name, number, words) => {
    expect(await save(201, name, number, true)).toMatchObject({ status: 400, msg: words })
    expect(await storedOf(201)).toEqual([])
  })
})

describe('the list', () => {
  test('has who has not left, by name, part by part', async () => {
    await rows(`INSERT INTO staff (staff_id, name, cert_no, status) VALUES
      (302, 'list b', 'L2', 'active'), (301, 'list b', 'L1', 'active'), (303, 'list a', '', 'active'),
      (304, 'list c', '', 'left')`)
    const found: number[] = []
    let after: string | undefined
    for (let part = 0; part < 3; part += 1) {
      const sent = { q: 'list', limit: 1, ...(after !== undefined && { after }) }
      const { list, next } = (await does('speakerList', sent)).response
      found.push(...list.map(({ staff_id }: { staff_id: number }) => staff_id))
      after = next ?? undefined
    }
    expect([found, after]).toEqual([[303, 301, 302], undefined])
    expect(await namesOf({ q: 'L2' })).toEqual(['list b'])
    expect(await namesOf({ q: 'list_' })).toEqual([])
  })
})

test('the log calls somebody of the staff by name', async () => {
  await save(401, '有名字的', '', true)
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  const { list } = (await does('auditList', { subject: 'staff:401' }, auditor)).response
  expect(list).toMatchObject([{ action: 'staff.speaker', subject_name: '有名字的' }])
})
