import { expect, test } from 'vitest'
import { signInMember } from '../testing/sign-in-member'
import { callStudio } from '../testing/studio-calls'
import { startWithExperiment } from './testing/start-with-experiment'

const REQUIRED = `INSERT INTO approval_policy (revision, is_required, ordinary_steps, risky_steps, due_hours, set_by)
  VALUES (1, true, '{approver}', '{approver,compliance}', 24, 'cli:test')`

test('where pages need approval, an experiment shows no variant that nobody has approved', async () => {
  await using gateway = await startWithExperiment()
  const { pool } = gateway.ctx.db
  await pool.query(REQUIRED)
  const experiment_id = await gateway.create()
  expect(await gateway.start(experiment_id)).toMatchObject({ code: 409016 })
  const byHand = pool.query("UPDATE experiment SET state = 'running', started_at = now()")
  await expect(byHand).rejects.toMatchObject({ constraint: 'experiment_shows_approved' })

  const submitted = await callStudio(gateway, 'reviewSubmit', { code: 'sale-b', revision: 0 }, gateway.editor)
  const { submission_id, hash } = submitted.response.submission
  expect(await gateway.start(experiment_id)).toMatchObject({ code: 409016 })
  const approver = await signInMember(gateway, { roles: ['approver'], name: '李审批' })
  const decision = { submission_id, hash, step: 'approver', verdict: 'approved' } as const
  expect((await callStudio(gateway, 'reviewDecide', decision, approver)).code).toBe(1)
  expect((await gateway.start(experiment_id)).response).toMatchObject({ is_started: true })
  const { rows } = await pool.query("SELECT submission_id FROM experiment_variant WHERE key = 'B'")
  expect(rows).toEqual([{ submission_id: String(submission_id) }])
})

test('its winner is submitted there, and visitors keep the page until it is approved', async () => {
  await using gateway = await startWithExperiment()
  const { pool } = gateway.ctx.db
  const experiment_id = await gateway.create()
  await gateway.startHeard(experiment_id)
  await pool.query(REQUIRED)
  const { response } = await callStudio(gateway, 'experimentDetail', { experiment_id }, gateway.approver)
  const ended = await callStudio(
    gateway,
    'experimentEnd',
    { experiment_id, base_revision: response.experiment.revision, winner: 'B', page_revision: 0 },
    gateway.approver,
  )
  expect(ended.response).toMatchObject({ is_ended: true, version: null, findings: [] })
  const { list } = (await callStudio(gateway, 'reviewList', { code: 'sale' }, gateway.editor)).response
  expect(list).toMatchObject([{ code: 'sale', state: 'waiting', note: '采用实验的结果' }])
})
