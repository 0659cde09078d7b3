import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { root } from '../../lib/root.mjs'
import { runNode } from '../start-server.mjs'

const PREPAY = '/oabase/api/pay/v1/prepay'
const SERVER = fileURLToPath(new URL('wechat-pay-process.ts', import.meta.url))
/** At ten a second, each returns to its order every ten seconds, longer than any of them waits for an answer. */
const PAYERS = '100'

/** Logged-in visitors who start to pay for their orders, each time with WeChat Pay. */
export const payments = { supplier: 'WeChat Pay', start: startWechatPay, callers }

/**
 * A WeChat Pay that answers, or accepts requests and never replies. In a process of its own, as it signs its replies.
 */
async function startWechatPay() {
  const server = fork(SERVER, { cwd: root, execArgv: ['--import', 'tsx'] })
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`WeChat Pay did not start, and ended with code ${code}.`)
  })
  const [settings] = await Promise.race([once(server, 'message'), ended])
  ended.catch(() => {})
  return { settings, hang: (hangs) => server.send({ hangs }), close: () => server.kill() }
}

async function callers({ origin, env }) {
  const script = ['--import', 'tsx', 'tools/bench/supplier-outage/payers-process.ts']
  const payers = JSON.parse(await runNode([...script, PAYERS], env))
  let called = 0
  return async () => {
    const { token, pid } = payers[called++ % payers.length]
    const reply = await fetch(`${origin}${PREPAY}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ pid, channel: 'wx_native' }),
    })
    return (await reply.json()).code === 1
  }
}
