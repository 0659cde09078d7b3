// `npm run bench -- restore`: fills a database, makes a base of it, leaves leads over HTTP and notes each that is
// acknowledged; then everything is killed and the data folder deleted, and the database restored from the backups alone.
// Says how much is lost (RPO), how long it takes until a page is served (RTO), and whether what came back is whole.
// `--gb`: size of the database. `--seconds`: how long leads are left.
//
// 10 GB are reckoned from what fits here: unpacking the base and reading the log take a time that grows with the bytes, as
// a tenth of these comes after the base, and is multiplied; all else (programs that start, checks) is taken as it is. With
// much less than 1 GB the seconds in which PostgreSQL starts are multiplied too, and the product says little.
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gatewayProgram } from '../lib/gateway.mjs'
import { compareLeads, startLeads, storedLeads } from './restore/leads.mjs'
import { Place } from './restore/place.mjs'
import { runTimed } from './restore/timed.mjs'
import { runNode } from './start-server.mjs'

const GB = 1e9
const SEGMENT = 16 * 1024 * 1024
const GOAL = { gb: 10, rpoSeconds: 120, rtoSeconds: 900 }
/** This share of the bytes is in the base; the rest comes after it, so that there is a log to read. */
const IN_BASE = 0.9
/** A segment is shipped when it is a minute old: the loss is greatest just before that. */
const WORST_MS = 55_000
/** A segment stored this long after the first lead contains some of them. */
const SHIPPED_MS = 10_000
/** The longest wait for that moment: after this, segments come faster, as they fill up. */
const MOST_WAIT_MS = 150_000

const { values } = parseArgs({
  options: { gb: { type: 'string', default: '2' }, seconds: { type: 'string', default: '90' } },
})
const wanted = Number(values.gb) * GB
const place = await Place.make()
const wrong = []
let leads
try {
  await place.start()
  await place.backups.untilBase()
  console.log(`Filling a database of ${values.gb} GB`)
  const { bytes } = await fill(wanted * IN_BASE)
  const base = await runSound('backup', ['base'])
  const baseBytes = place.backups.baseBytes()
  console.log(`A base of ${gigabytes(bytes)} GB: ${base.seconds.toFixed(0)} s`)
  const filled = await fill(wanted)
  await place.keepFiles()

  console.log(`Leads are left for ${values.seconds} s, and until the next segment is due`)
  leads = startLeads(place.env)
  await Promise.race([untilWorst(), leads.ended])
  // All at once: whatever is left running would start the database again.
  const [acknowledged] = await Promise.all([leads.stop(), place.lose()])

  console.log(`Everything is lost after ${acknowledged.length} leads`)
  const restored = await runSound('backup', ['restore', '--to', 'latest'], {
    unpack: 'Restoring base',
    read: 'PostgreSQL reads the log.',
    recovered: 'Recovered.',
  })
  if (restored.at.recovered === undefined) throw new Error(restored.printed)
  const began = performance.now()
  await place.start()
  const start = (performance.now() - began) / 1_000
  const stored = await storedLeads(place.env)
  const verified = await runSound('backup', ['verify'])
  const audit = await runSound('audit', ['verify'])

  const { rpo, lost, misread } = compareLeads(acknowledged, stored)
  const { unpack, read, recovered } = restored.at
  const rto = restored.seconds + start
  const scaled = (recovered - unpack) * (GOAL.gb / gigabytes(filled.bytes)) + rto - (recovered - unpack)
  console.table([
    {
      'database (GB)': gigabytes(filled.bytes),
      'base (s)': rounded(base.seconds),
      'base (MB/s)': rate(bytes, base.seconds),
      'base stored (GB)': gigabytes(baseBytes),
      'log behind the fill (s)': rounded(filled.behind),
      'verify (s)': rounded(verified.seconds),
    },
  ])
  console.table([
    {
      'unpack (s)': rounded(read - unpack),
      'unpack (MB/s)': rate(bytes, read - unpack),
      'log (MB)': logMegabytes(restored),
      'read the log (s)': rounded(recovered - read),
      'checks and programs (s)': rounded(restored.seconds - recovered + unpack),
      'start to page (s)': rounded(start),
      'RTO (s)': rounded(rto),
      'RTO (MB/s)': rate(filled.bytes, rto),
      [`RTO of ${GOAL.gb} GB (s)`]: rounded(scaled),
    },
  ])
  console.table([
    {
      acknowledged: acknowledged.length,
      stored: stored.size,
      'RPO (s)': rounded(rpo),
      'lost before it': lost,
      'phones misread': misread,
    },
  ])
  console.log(`restore: ${said(restored, /^(?:审计|手机号|没有手机号)/)}`)
  console.log(`backup -- verify: ${said(verified, /^全量/)}`)
  console.log(`audit -- verify: ${said(audit, /^共/)}`)
  // Written so that NaN is a miss as well.
  if (!(rpo <= GOAL.rpoSeconds)) wrong.push(`RPO ${rpo.toFixed(1)} s, goal ${GOAL.rpoSeconds}`)
  if (!(scaled <= GOAL.rtoSeconds))
    wrong.push(`RTO of ${GOAL.gb} GB ${scaled.toFixed(0)} s, goal ${GOAL.rtoSeconds}`)
  if (lost > 0) wrong.push(`${lost} leads are lost that were acknowledged before the newest that is there`)
  if (misread > 0) wrong.push(`${misread} leads have another phone than was left`)
} finally {
  await leads?.stop()
  await place.remove()
}
for (const line of wrong) console.error(`Missed: ${line}`)
process.exitCode = wrong.length === 0 ? 0 : 1

/**
 * Fills the database to this many bytes. Returns its size, and how many seconds its log lagged behind at that point.
 */
async function fill(most) {
  const program = ['--import', 'tsx', 'tools/bench/restore/fill-process.ts', String(Math.round(most))]
  const { bytes, segment } = JSON.parse(await runNode(program, place.env))
  const began = performance.now()
  await place.backups.untilSegment(segment)
  return { bytes, behind: (performance.now() - began) / 1_000 }
}

async function untilWorst() {
  await leads.begun
  const began = Date.now()
  await wait(Number(values.seconds) * 1_000)
  const end = Date.now() + MOST_WAIT_MS
  const isWorst = (newest) => newest > began + SHIPPED_MS && Date.now() > newest + WORST_MS
  while (!isWorst(place.backups.segmentAt()) && Date.now() < end) await wait(200)
}

/** Runs an operators' command; if it finds something wrong, that is a missed goal. */
async function runSound(command, args, marks) {
  const ran = await runTimed([gatewayProgram(command), ...args], place.env, marks)
  if (ran.code !== 0) wrong.push(`${command} ${args[0]} ended with code ${ran.code}:\n${ran.printed}`)
  return ran
}

/** What a command printed about this. */
function said({ printed }, pattern) {
  const lines = printed.split('\n').filter((line) => pattern.test(line))
  return lines.join('; ')
}

/** What the restore reports having read. */
function logMegabytes({ printed }) {
  return Math.round((Number(/读取 (\d+) 个日志文件/.exec(printed)?.[1]) * SEGMENT) / 1e6)
}

function gigabytes(bytes) {
  return Number((bytes / GB).toFixed(2))
}

function rounded(seconds) {
  return Number(seconds.toFixed(1))
}

function rate(bytes, seconds) {
  return Math.round(bytes / 1e6 / seconds)
}
