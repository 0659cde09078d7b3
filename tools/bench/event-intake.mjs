// `npm run bench -- event-intake`: what 5,000 events a second do to the pages served at the same time, in one process
// of a gateway with an embedded database; senders and readers share its machine. So the same events are also sent to a
// server that discards them: what that costs pages is due to the machine, not to the gateway. All three are
// interleaved.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { median } from './median.mjs'
import { startOwnGateway } from './own-gateway.mjs'

const LEAST_EVENTS = 5_000
const MOST_SLOWED = 1.1
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    rate: { type: 'string', default: '5500' },
    reads: { type: 'string', default: '60' },
  },
})
const seconds = Number(values.seconds)

// Each batch comes from its own address, as from phones: a single network is limited.
const gateway = await startOwnGateway({ TRUSTED_PROXIES: '127.0.0.1' })
const sink = await startSink()
const page = `${gateway.origin}/h5-page/h5/etf-course`
try {
  await readPages(page, 1)
  const alone = []
  const machine = []
  const beside = []
  let events = 0
  let took = 0
  for (let round = 0; round < Number(values.rounds); round += 1) {
    alone.push(await readPages(page, seconds))
    machine.push((await readBeside(sink.origin, round)).p95)
    const { p95, sent } = await readBeside(gateway.origin, round)
    beside.push(p95)
    events += sent.events
    took += sent.seconds
  }
  const stored = await settled(gateway.origin)
  const slowedBy = (times, than) => median(times.map((time, round) => time / than[round]))
  const slowed = slowedBy(beside, alone)
  const rate = events / took
  console.table([
    {
      'events/s': Math.round(rate),
      'p95 alone (ms)': median(alone).toFixed(2),
      'p95 beside the sender (ms)': median(machine).toFixed(2),
      'p95 beside (ms)': median(beside).toFixed(2),
    },
  ])
  console.log(`Pages take ${slowed.toFixed(2)} times as long (median of rounds). ${JSON.stringify(stored)}`)
  console.log(
    `Beside the same events to a server that throws them away it is ${slowedBy(machine, alone).toFixed(2)} times, so what the gateway makes of them costs ${slowedBy(beside, machine).toFixed(2)} times.`,
  )
  const wrong = [
    ...(rate < LEAST_EVENTS ? [`${Math.round(rate)} events a second`] : []),
    ...(slowed > MOST_SLOWED ? [`pages take ${slowed.toFixed(2)} times as long`] : []),
    ...(stored.received !== stored.stored + stored.dropped ? ['some events are unaccounted for'] : []),
  ]
  for (const line of wrong) console.error(`Missed: ${line}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} finally {
  await gateway.stop()
  sink.stop()
}

/** The same while events are sent there. */
async function readBeside(origin, round) {
  const sender = startSender(origin, round)
  // The first second fills its connections.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const p95 = await readPages(page, seconds)
  return { p95, sent: await sender.end() }
}

/** The 95th percentile of reading a page at an even rate for some seconds, in milliseconds. */
async function readPages(url, forSeconds) {
  const times = []
  const reads = Number(values.reads) * forSeconds
  const begin = performance.now()
  await Promise.all(
    Array.from({ length: reads }, async (_none, number) => {
      const due = begin + (number * 1_000) / Number(values.reads)
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()))
      const since = performance.now()
      const reply = await fetch(url)
      await reply.arrayBuffer()
      times.push(performance.now() - since)
    }),
  )
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)]
}

function startSender(origin, round) {
  const script = fileURLToPath(new URL('event-sender.mjs', import.meta.url))
  const child = spawn(process.execPath, [script, origin, values.rate, String(round)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (part) => {
    said += part
  })
  return {
    async end() {
      child.stdin.end()
      await once(child, 'exit')
      return JSON.parse(said)
    },
  }
}

/** A server that discards what is sent to it. */
async function startSink() {
  const script = fileURLToPath(new URL('event-sink.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(child.stdout, 'data')
  return { origin: String(line).trim(), stop: () => child.stdin.end() }
}

/** What became of the events, once none is waiting. */
async function settled(origin) {
  for (;;) {
    const text = await (await fetch(`${origin}/metrics`)).text()
    const of = (name) => Number(new RegExp(`^page_events_${name} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
    const dropped = [...text.matchAll(/^page_events_dropped_total\{reason="\w+"\} (\d+)$/gm)]
    const figures = {
      received: of('received_total'),
      stored: of('stored_total'),
      dropped: dropped.reduce((sum, [, count]) => sum + Number(count), 0),
    }
    if (of('waiting') === 0) return figures
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
