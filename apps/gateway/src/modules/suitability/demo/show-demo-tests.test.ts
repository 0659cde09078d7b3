import { problemsOfQuestionnaire } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { startTestGateway } from '../../testing/start-test-gateway'
import { sampleQuestionnaire } from '../sample-questionnaire'
import { showDemoTests } from './show-demo-tests'

test('a first start has a questionnaire and tests of every level, one of them over, once', async () => {
  await using gateway = await startTestGateway()
  for (let start = 0; start < 2; start += 1) await showDemoTests(gateway.ctx)
  const { pool } = gateway.database.owner
  const { rows: levels } = await pool.query(
    `SELECT risk_level, bool_or(is_lowest) AS is_lowest, bool_or(valid_until < now()) AS is_over, count(*)::int AS count
     FROM risk_test GROUP BY risk_level ORDER BY risk_level`,
  )
  expect(levels).toEqual([
    { risk_level: 'C1', is_lowest: true, is_over: false, count: 1 },
    { risk_level: 'C2', is_lowest: false, is_over: false, count: 1 },
    { risk_level: 'C3', is_lowest: false, is_over: true, count: 5 },
    { risk_level: 'C4', is_lowest: false, is_over: false, count: 2 },
    { risk_level: 'C5', is_lowest: false, is_over: false, count: 5 },
  ])
  const { rows: versions } = await pool.query('SELECT version, state FROM questionnaire')
  expect(versions).toEqual([{ version: 1, state: 'live' }])
})

test('the sample could be published as it is', () => {
  expect(problemsOfQuestionnaire(sampleQuestionnaire)).toEqual([])
  expect(sampleQuestionnaire.questions).toHaveLength(12)
})
