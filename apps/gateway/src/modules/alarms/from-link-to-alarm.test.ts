import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { originOf } from '../../origin/origin'
import { recordConversion } from '../conversions'
import { beaconFigures, untilNoneWaits } from '../testing/beacon-figures'
import { consoleOf } from '../testing/console'
import { pageText } from '../testing/documents'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'

let gateway: TestGateway
let editor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'] })
  await gateway.publish(pageText({ code: 'sale', title: '春季课程' }))
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does } = consoleOf(() => ({ gateway, member: editor }))

/** Enqueues one of the five-minutely jobs, and runs it. */
async function doJob(name: 'roll-up-reports' | 'look-for-alarms'): Promise<void> {
  await gateway.ctx.db.orm.transaction((tx) => gateway.ctx.jobs.enqueue(tx, name, {}))
  await gateway.runJobs()
}

/** Today in China. */
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)

test('who comes by a tracked link, leaves a lead and orders is told by its name; once all fails there, somebody is told', async () => {
  const made = await does('trackedLinkCreate', {
    name: '公众号首条',
    campaign: '春季',
    page_code: 'sale',
    path: null,
    query: '',
    params: { utm_source: 'wechat' },
    off_to: null,
  })
  const { code } = made.response
  const short = await gateway.app.inject({ url: `/s/${code}` })
  expect(short.statusCode).toBe(302)
  const address = String(short.headers.location)
  expect((await gateway.app.inject({ url: address })).statusCode).toBe(200)

  const view = { session_id: 'by-link', view_seq: 1, code: 'sale', version: 1, container: 'wx' }
  const seen = await gateway.app.inject({
    method: 'POST',
    url: operations.pageView.path,
    headers: { 'content-type': 'text/plain' },
    payload: JSON.stringify({ ...view, url: `https://h5.example.com${address}` }),
  })
  await untilNoneWaits(() => beaconFigures(gateway, 'visits'))
  const cookie = [seen.headers['set-cookie']]
    .flat()
    .map((one) => one?.split(';')[0])
    .join('; ')
  const from = originOf({ headers: { cookie } })
  await gateway.ctx.db.orm.transaction(async (tx) => {
    await recordConversion(tx, from, { kind: 'lead', subject: 'lead', page_code: 'sale' })
    await recordConversion(tx, from, { kind: 'order', subject: 'order', amount: 9_900, page_code: 'sale' })
  })
  await doJob('roll-up-reports')

  const days = { from: today, to: today }
  const { response: channels } = await does('reportChannels', { ...days, code: 'sale' })
  expect(channels.links).toEqual({ [code]: '公众号首条' })
  expect(channels.channels).toMatchObject([{ value: `utm_source=wechat&utm_id=${code}`, views: 1 }])
  expect((await does('reportLinks', { ...days, codes: code })).response.links).toMatchObject([
    { code, views: 1, visitors: 1, conversions: { lead: 1, order: 1 }, ordered: 9_900 },
  ])
  const funnel = await does('reportFunnel', { ...days, code: 'sale', steps: 'lead,order' })
  expect(funnel.response.steps.map(({ visitors }: { visitors: number }) => visitors)).toEqual([1, 1, 1])

  await rows(`
    INSERT INTO page_event (session_id, view_seq, seq, name, page_code, block_id, block, code, occurred_at)
    SELECT 'fails-' || n, 1, seq, name, 'sale', 'buy', 'button', code, now() FROM generate_series(1, 40) AS n
    CROSS JOIN (VALUES (1, 'click', NULL), (2, 'action_fail', 500001)) AS e (seq, name, code)`)
  await doJob('roll-up-reports')
  await doJob('look-for-alarms')
  const { response: alarms } = await does('alarmList', {})
  expect(alarms).toMatchObject({
    open: 1,
    list: [{ kind: 'errors_up', page_code: 'sale', page_title: '春季课程', state: 'open' }],
  })
  // The look has enqueued the jobs that send, which come next.
  await gateway.runJobs()
  const messages = await rows('SELECT channel, state FROM alarm_message ORDER BY channel')
  expect(messages).toEqual([
    { channel: 'mail', state: 'sent' },
    { channel: 'wecom', state: 'sent' },
  ])
})
