import { expect, test } from 'vitest'
import { newVisitor } from '../../origin/origin'
import { startWithExperiment } from '../experiments/testing/start-with-experiment'
import { eventually } from '../testing/eventually'
import { callStudio } from '../testing/studio-calls'

test('a word goes from the variants of an experiment too, and its dry run counts them', async () => {
  await using gateway = await startWithExperiment()
  await gateway.startHeard(await gateway.create())
  const visitors = Array.from({ length: 30 }, newVisitor)
  const visits = async () => {
    const all = await Promise.all(
      visitors.map((id) =>
        gateway.app.inject({ url: '/h5-page/h5/sale', headers: { cookie: `yz_visitor=${id}` } }),
      ),
    )
    return all.map(({ payload, headers }) => ({ payload, etag: String(headers.etag) }))
  }
  const before = await visits()
  expect(before.some(({ payload }) => payload.includes('新标题'))).toBe(true)

  const target = { scope: 'word', value: '新标题' } as const
  const effect = await callStudio(gateway, 'switchEffect', target, gateway.approver)
  expect(effect.response).toMatchObject({ pages: 1, blocks: 1, list: [{ code: 'sale', is_gone: false }] })
  await callStudio(gateway, 'switchSet', { ...target, reason: '监管要求' }, gateway.approver)
  await eventually(async () => {
    const seen = await visits()
    expect(seen.filter(({ payload }) => payload.includes('新标题'))).toEqual([])
    expect(seen.some(({ payload }) => payload.includes('现在的页面'))).toBe(true)
  })
  await gateway.database.owner.pool.query(
    `UPDATE kill_switch SET lift_asked_by = $1, lift_asked_at = now(), lifted_by = $2, lifted_at = now()`,
    [gateway.editor.member_id, gateway.approver.member_id],
  )
  await eventually(async () => {
    expect((await visits()).map(({ etag }) => etag)).toEqual(before.map(({ etag }) => etag))
  })
})
