// Run by soak.mjs beside a gateway: `soak-visits.ts MINUTES RATE`. Prints what came of it as JSON in its last line.
import { LeadCodes } from '../../e2e/testing/lead-codes'
import { operations } from '../../packages/contract/src/server'
import { openParts } from './open-parts'
import { type Answer, VisitLine } from './visit-line'

/** One visit of so many ends in a lead. */
const LEAD_OF = 50
/** A step of the search for the knee: how long it lasts, and how much more the next one asks. */
const STEP_SECONDS = 15
const STEP = 1.3
const FIRST_RATE = 40
/** Beyond this a page is late, and the rate before was the knee. */
const LATE_MS = 200
const SAMPLE_MS = 15_000

const [minutes = 0, wanted = 0] = process.argv.slice(2).map(Number)
const parts = await openParts()
const codes = new LeadCodes(parts.db.pool, parts.config)
const line = new VisitLine(parts.config.port)
let number = 0
/** Leads that the gateway has acknowledged. */
let acknowledged = 0

interface Sample {
  seconds: number
  /** Memory of the process, in megabytes. */
  resident: number
  heap: number
  files: number
  /** Of pages, in milliseconds. */
  p99: number
}

const samples: Sample[] = []
/** Times of pages since the last sample. */
let pages: number[] = []

const knee = wanted > 0 ? undefined : await findKnee()
const rate = wanted > 0 ? wanted : Math.floor((knee ?? FIRST_RATE) / 2)
pages = []
const began = performance.now()
const sampling = setInterval(() => void sample(), SAMPLE_MS)
const held = await visitAt(rate, minutes * 60)
clearInterval(sampling)
await sample()
console.log(JSON.stringify({ knee, rate, ...held, acknowledged, stored: await storedLeads(), samples }))
line.close()
await parts.db.close()

/** The highest rate at which pages are on time and every visit is answered. */
async function findKnee(): Promise<number> {
  let last = FIRST_RATE
  for (let next = FIRST_RATE; ; next = Math.ceil(next * STEP)) {
    const { p95, failed, behind } = await visitAt(next, STEP_SECONDS)
    console.log(`${next} visits a second: p95 ${p95} ms, ${failed} failed, ${behind} ms behind`)
    if (failed > 0 || p95 > LATE_MS || behind > 1_000) return last
    last = next
  }
}

/** Makes visits at an even rate, however long each takes. */
async function visitAt(perSecond: number, seconds: number) {
  const begin = performance.now()
  const most = Math.round(perSecond * seconds)
  const times: number[] = []
  const under = new Set<Promise<void>>()
  let [visits, leads, failed, behind] = [0, 0, 0, 0]
  while (visits < most) {
    const due = begin + (visits * 1_000) / perSecond
    const now = performance.now()
    if (due > now) await new Promise((resolve) => setTimeout(resolve, due - now))
    else behind = Math.max(behind, now - due)
    visits += 1
    number += 1
    const leaves = number % LEAD_OF === 0
    if (leaves) leads += 1
    const visit = visitOnce(number, leaves).then(({ page, others }) => {
      times.push(page.ms)
      pages.push(page.ms)
      failed += [page, ...others].filter(({ status }) => status >= 500 || status === 0).length
      // Two hours of them are not kept: the last thousands tell as much.
      if (times.length > 200_000) times.splice(0, 100_000)
    })
    under.add(visit)
    void visit.finally(() => under.delete(visit))
  }
  await Promise.all(under)
  return {
    visits,
    leads,
    failed,
    p50: slowest(times, 0.5),
    p95: slowest(times, 0.95),
    behind: Math.round(behind),
  }
}

async function visitOnce(visit: number, leaves: boolean): Promise<{ page: Answer; others: Answer[] }> {
  const from = `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`
  const session = `soak-${process.pid}-${visit}`
  const page = await line.get('/h5-page/h5/etf-course', from)
  const view = { session_id: session, view_seq: 1, code: 'etf-course' }
  const events = Array.from({ length: 12 }, (_none, at) => ({
    seq: at + 1,
    name: at % 6 === 5 ? 'click' : 'expose',
    block_id: `b-${at}`,
    block: 'button',
    age_ms: 40 * at,
  }))
  const { pageView, pageEvents, visitBeacon, giftActivity } = operations
  const others = [
    await line.post(pageView.path, from, { ...view, page_version: 1 }),
    await line.post(pageEvents.path, from, { ...view, events }),
  ]
  if (leaves) {
    const { answer, text } = await line.tell(giftActivity.path, from, await leadOf(session))
    if (answer.status === 200 && JSON.parse(text).code === 1) acknowledged += 1
    others.push(answer)
  }
  const left = new URLSearchParams({ session_id: session, view_seq: '1', duration: '12', ev: 'leave' })
  others.push(await line.get(`${visitBeacon.path}?${left}`, from))
  return { page, others }
}

async function leadOf(session: string) {
  const agreed = ['我已阅读并同意《隐私政策》和《用户服务协议》']
  const proof = await codes.take()
  return {
    nick_name: '王小明',
    ...proof,
    cps_id: 'soak',
    page_code: 'etf-course',
    session_id: session,
    consent: 1,
    consent_version: '1',
    agreed,
  }
}

async function storedLeads(): Promise<number> {
  const { rows } = await parts.db.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM lead WHERE cps_id = 'soak'",
  )
  return rows[0]?.count ?? 0
}

async function sample(): Promise<void> {
  const text = await line.metrics()
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  const megabytes = (bytes: number) => Math.round(bytes / 100_000) / 10
  samples.push({
    seconds: Math.round((performance.now() - began) / 1_000),
    resident: megabytes(of('process_resident_memory_bytes')),
    heap: megabytes(of('nodejs_heap_size_used_bytes')),
    files: of('process_open_fds'),
    p99: slowest(pages, 0.99),
  })
  pages = []
}

/** The time within which this share of them was done. */
function slowest(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
}
