import { expect, test } from 'vitest'
import { codeFor } from '../testing/ask-for-code'
import { importLines } from '../testing/import-lines'
import { signIn, someHandset } from '../testing/sign-in'
import { startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

const notFound = { status: 200, code: 404001, msg: '内容不存在', response: null }

test('the lines of a ticker come in their order, twenty at most, with the pause between them', async () => {
  await using gateway = await startTestGateway()
  const lines = Array.from({ length: 22 }, (_, index) => ({
    set_id: 'vu',
    text: `第 ${index} 句`,
    sort: 30 - index,
    avatar: index === 21 ? '/assets/a.jpg' : undefined,
    status: index === 20 ? 0 : 1,
  }))
  await importLines(gateway, 'virtual-users', lines)
  const { response } = await call(gateway, 'activityVirtualUserDetail', {
    id: 'vu',
    is_preview: 1,
    terminal_type: 2,
  })
  expect(response.interval).toBe(4000)
  expect(response.list).toHaveLength(20)
  expect(response.list.slice(0, 2)).toEqual([
    { avatar: '/assets/a.jpg', text: '第 21 句' },
    { avatar: '', text: '第 19 句' },
  ])
})

test('a set that does not exist, or of which nothing is shown, is not found', async () => {
  await using gateway = await startTestGateway()
  await importLines(gateway, 'virtual-users', [{ set_id: 'hidden', text: '你好', status: 0 }])
  for (const id of ['none', 'hidden'])
    expect(await call(gateway, 'activityVirtualUserDetail', { id })).toEqual(notFound)
})

async function startWithVacancies() {
  const gateway = await startTestGateway()
  await importLines(gateway, 'rules', [{ rule_id: 'everybody', name: '所有人', expression: { all: [] } }])
  await importLines(gateway, 'group-rules', [{ activity: 'autumn', rule_id: 'everybody' }])
  await importLines(gateway, 'groups', [{ group_id: 'g-1', name: '群', activity: 'autumn', capacity: 9 }])
  await importLines(gateway, 'vacancies', [
    { vacancy_id: 'plain', base_num: 86, change_type_limit: 200 },
    { vacancy_id: 'group', base_num: 3, change_type_limit: 4, group_id: 'g-1' },
  ])
  const read = async (id: string) => (await call(gateway, 'activityVacancyDetail', { id })).response
  const join = async () => call(gateway, 'joinOpenGroup', { group_id: 'g-1' }, await signIn(gateway))
  return Object.assign(gateway, { read, join })
}

test('a vacancy says what is taken and left, and the time of the database', async () => {
  await using gateway = await startWithVacancies()
  const { rows } = await gateway.database.db.pool.query('select extract(epoch from now()) * 1000 as now')
  const numbers = await gateway.read('plain')
  expect(numbers).toEqual({
    current_num: 86,
    change_type_limit: 200,
    remain: 114,
    server_time: expect.any(Number),
  })
  expect(Math.abs(numbers.server_time - Number(rows[0].now))).toBeLessThan(10_000)
})

test('members of its group count beside the base, and never beyond the limit', async () => {
  await using gateway = await startWithVacancies()
  expect(await gateway.read('group')).toMatchObject({ current_num: 3, remain: 1 })
  await gateway.join()
  expect(await gateway.read('group')).toMatchObject({ current_num: 4, remain: 0 })
  await gateway.join()
  expect(await gateway.read('group')).toMatchObject({ current_num: 4, change_type_limit: 4, remain: 0 })
})

test('leads of its version count too, one for a phone, and never beyond the limit', async () => {
  await using gateway = await startWithVacancies()
  await importLines(gateway, 'vacancies', [
    { vacancy_id: 'leads', base_num: 1, change_type_limit: 3, lead_version_id: 276 },
  ])
  const leave = async (version_id: number) => {
    const handset = someHandset()
    const code = await codeFor(gateway, handset, 'lead')
    await call(gateway, 'giftActivity', { nick_name: '王小明', handset, code, version_id })
  }
  await leave(277)
  expect(await gateway.read('leads')).toMatchObject({ current_num: 1, remain: 2 })
  for (const taken of [2, 3, 3]) {
    await leave(276)
    expect(await gateway.read('leads')).toMatchObject({ current_num: taken, remain: 3 - taken })
  }
  expect(await gateway.read('plain')).toMatchObject({ current_num: 86 })
})

test('the database itself takes no base beyond the limit', async () => {
  await using gateway = await startWithVacancies()
  const change = gateway.database.db.pool.query("update vacancy set base_num = 5 where vacancy_id = 'group'")
  await expect(change).rejects.toThrow('vacancy_base')
})

test('an id that nobody gave finds nothing, and what is no id is refused', async () => {
  await using gateway = await startTestGateway()
  expect(await call(gateway, 'activityVacancyDetail', { id: 'none' })).toEqual(notFound)
  expect(await call(gateway, 'liveCodeDetail', { code_id: 'none' })).toEqual(notFound)
  for (const [id, payload] of [
    ['activityVirtualUserDetail', {}],
    ['activityVacancyDetail', { id: '' }],
    ['activityVacancyDetail', { id: "1' or '1'='1" }],
    ['liveCodeDetail', { code_id: 'x'.repeat(65) }],
  ] as const)
    expect(await call(gateway, id, payload as never), id).toMatchObject({ status: 200, code: 400001 })
})
