import { expect, test } from 'vitest'
import { pageText } from '../testing/documents'
import type { SignedInMember } from '../testing/sign-in-member'
import type { TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { startWithAdministrator } from './testing/administrator'

const ZHOU = { name: '周明远', number: 'S0740000000022' }

const list = (
  gateway: Pick<TestGateway, 'app'>,
  member: SignedInMember,
  base_revision: number,
  advisers: readonly { name: string; number: string }[],
) => callStudio(gateway, 'companyAdvisers', { base_revision, advisers: [...advisers] }, member)

test('the list is kept with who changed it, beside what it was, and the editor is told of it', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  expect((await list(gateway, administrator, 0, [ZHOU])).response).toEqual({ revision: 1 })
  expect((await list(gateway, administrator, 1, [])).response).toEqual({ revision: 2 })
  const { response } = await callStudio(gateway, 'companyDetail', {}, administrator)
  expect(response).toMatchObject({
    revision: 2,
    advisers: [],
    changes: [{ advisers: [] }, { advisers: [ZHOU] }],
  })
  await list(gateway, administrator, 2, [ZHOU])
  const settings = await callStudio(gateway, 'studioSettings', {}, administrator)
  expect(settings.response).toMatchObject({ advisers: [ZHOU] })
  const { rows } = await gateway.ctx.db.pool.query(
    "SELECT before, after FROM audit_log WHERE action = 'company.advisers' AND subject = 'company:1'",
  )
  expect(rows).toEqual([{ before: { advisers: [] }, after: { advisers: ['周明远 S0740000000022'] } }])
})

test('of two at once the second is told, the same list changes nothing, and what is no number is refused', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  await list(gateway, administrator, 0, [ZHOU])
  expect((await list(gateway, administrator, 0, [])).status).toBe(409)
  expect((await list(gateway, administrator, 1, [ZHOU])).response).toEqual({ revision: 1 })
  for (const wrong of [
    [{ name: '周', number: ZHOU.number }],
    [{ name: '周明远', number: 'S074' }],
    [ZHOU, ZHOU],
  ])
    expect((await list(gateway, administrator, 1, wrong)).status).toBe(400)
})

test('publishing holds pages against the list: a known adviser with another number refuses it', async () => {
  const { gateway, administrator } = await startWithAdministrator()
  await using _ = gateway
  const page = (number: string) =>
    pageText({
      code: 'talk',
      title: '七天看懂指数基金',
      page_schema: [{ name: 'text', value: { html: `<p>主讲：周明远（执业编号 ${number}）</p>` } }],
    })
  await list(gateway, administrator, 0, [ZHOU])
  const wrong = await gateway.publish(page('S0740000000023'))
  expect(wrong).toMatchObject({ reason: 'refused', findings: [{ rule: 'adviser-number-wrong' }] })
  expect(await gateway.publish(page(ZHOU.number))).toMatchObject({ published: true })
})
