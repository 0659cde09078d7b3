// Sends batches of twenty events at an even rate until its input ends, and reports how many in how much time.
import { Agent, request } from 'node:http'

const [origin, rate, round] = process.argv.slice(2)
const BATCH = 20
const AGENT = new Agent({ keepAlive: true, maxSockets: 16 })
const HEADERS = {
  'content-type': 'text/plain',
  'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/156.0.0.0 Mobile Safari/537.36',
}
const url = new URL('/n8sf/api/collect/v1/events', origin)
const begin = performance.now()
let sent = 0
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()

while (!isOver) {
  const due = begin + (sent * BATCH * 1_000) / Number(rate)
  const wait = due - performance.now()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  send(sent)
  sent += 1
}
AGENT.destroy()
console.log(JSON.stringify({ events: sent * BATCH, seconds: (performance.now() - begin) / 1_000 }))

function send(number) {
  const events = Array.from({ length: BATCH }, (_none, at) => ({
    seq: at + 1,
    name: at % 5 === 4 ? 'click' : 'expose',
    block_id: `b-${at}`,
    block: 'button',
    age_ms: 40 * at,
  }))
  const body = JSON.stringify({
    session_id: `bench-${round}-${number}`,
    view_seq: 1,
    code: 'etf-course',
    events,
  })
  const from = `10.${round}.${(number >> 8) & 255}.${number & 255}`
  const call = request(url, {
    agent: AGENT,
    method: 'POST',
    headers: { ...HEADERS, 'x-forwarded-for': from },
  })
  call.on('response', (reply) => reply.resume())
  call.on('error', () => {})
  call.end(body)
}
