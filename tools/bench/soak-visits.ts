// Run by soak.mjs beside a gateway: `soak-visits.ts MINUTES RATE`. Prints the result as JSON in its last line.
import { LeadCodes } from '../../e2e/testing/lead-codes'
import { atPace } from './at-pace'
import { openParts } from './open-parts'
import { VisitLine } from './visit-line'
import { Visits } from './visits'

/** One visit in this many ends in a lead. */
const LEAD_OF = 50
/** A step of the search for the knee: how long it lasts, and the factor by which the next one is faster. */
const STEP_SECONDS = 15
const STEP = 1.3
const FIRST_RATE = 40
/** Beyond this a page is late, and the previous rate was the knee. */
const LATE_MS = 200
const SAMPLE_MS = 15_000
/** Failed calls printed at most. */
const MOST_TOLD = 20

const [minutes = 0, wanted = 0] = process.argv.slice(2).map(Number)
const parts = await openParts()
const line = new VisitLine(parts.config.port)
const visits = new Visits(line, new LeadCodes(parts.db.pool, parts.config), 'soak')
let number = 0

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
/** Response times of pages since the last sample. */
let pages: number[] = []

const knee = wanted > 0 ? undefined : await findKnee()
const rate = wanted > 0 ? wanted : Math.floor((knee ?? FIRST_RATE) / 2)
pages = []
const began = performance.now()
const sampling = setInterval(() => void sample(), SAMPLE_MS)
const { failures, ...held } = await visitAt(rate, minutes * 60)
clearInterval(sampling)
await sample()
for (const failure of failures.slice(0, MOST_TOLD)) console.log(failure)
console.log(
  JSON.stringify({
    knee,
    rate,
    ...held,
    acknowledged: visits.acknowledged,
    stored: await storedLeads(),
    samples,
  }),
)
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
  const times: number[] = []
  const failures: string[] = []
  const begin = performance.now()
  const { count, behind } = await atPace(perSecond, seconds, async () => {
    number += 1
    const { page, others } = await visits.visit(number % LEAD_OF === 0)
    times.push(page.ms)
    pages.push(page.ms)
    const at = Math.round((performance.now() - begin) / 1_000)
    const wrong = [page, ...others].filter(({ status }) => status >= 500 || status === 0)
    for (const { path, status, ms } of wrong)
      failures.push(`At ${at} s: ${path.split('?')[0]} ${status || 'no answer'} after ${Math.round(ms)} ms`)
    // Two hours' worth is not kept: the most recent thousands say as much.
    if (times.length > 200_000) times.splice(0, 100_000)
  })
  return {
    visits: count,
    failed: failures.length,
    failures,
    p50: slowest(times, 0.5),
    p95: slowest(times, 0.95),
    behind,
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

/** The time within which this share of them finished. */
function slowest(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
}
