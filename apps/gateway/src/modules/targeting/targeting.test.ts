import { expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { signIn } from '../testing/sign-in'
import { startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'

async function startWithRules() {
  const gateway = await startTestGateway()
  await importLines(gateway, 'rules', [
    { rule_id: 'everybody', name: '所有人', expression: { all: [] } },
    { rule_id: 'careful', name: '谨慎', expression: { tag: 'risk_level', in: ['C1'] } },
  ])
  return gateway
}

test('every rule is answered for the visitor who asks', async () => {
  await using gateway = await startWithRules()
  const [careful, other] = [await signIn(gateway), await signIn(gateway)]
  await importLines(gateway, 'user-tags', [{ uid: careful.uid, pd_code: 'risk_level', value: 'C1' }])
  const ask = (visitor: typeof careful) =>
    call(gateway, 'checkUserInRules', { rule_ids: ['everybody', 'careful', 'unknown', 'careful'] }, visitor)
  expect(await ask(careful)).toEqual({
    status: 200,
    code: 1,
    msg: 'success',
    response: { results: { everybody: true, careful: true, unknown: false } },
  })
  expect((await ask(other)).response.results).toEqual({ everybody: true, careful: false, unknown: false })
})

test('a rule that cannot be read is fulfilled by nobody', async () => {
  await using gateway = await startWithRules()
  await gateway.database.db.pool.query(
    `update rule set expression = '{"everyone": true}' where rule_id = 'everybody'`,
  )
  const reply = await call(gateway, 'checkUserInRules', { rule_ids: ['everybody'] }, await signIn(gateway))
  expect(reply.response.results).toEqual({ everybody: false })
})

test('names that objects have by themselves are unknown rules like any other', async () => {
  await using gateway = await startWithRules()
  const rule_ids = ['constructor', '__proto__']
  const reply = await call(gateway, 'checkUserInRules', { rule_ids }, await signIn(gateway))
  expect(reply).toMatchObject({ code: 1, response: { results: { constructor: false } } })
})

test('only who is logged in can ask, and only for one to twenty rules', async () => {
  await using gateway = await startWithRules()
  const good = { rule_ids: ['everybody'] }
  expect(await call(gateway, 'checkUserInRules', good)).toMatchObject({ status: 403, code: 400003 })
  const visitor = await signIn(gateway)
  for (const rule_ids of [undefined, [], Array(21).fill('a'), 'everybody', ['a b']])
    expect(await call(gateway, 'checkUserInRules', { rule_ids } as never, visitor)).toMatchObject({
      code: 400001,
    })
})
