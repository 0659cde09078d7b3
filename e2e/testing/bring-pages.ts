import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { cleanPages, type PlantedPage, plantedPages, SAMPLE_SITE } from '@yingzao/checks/testing'
import { loadConfig, openProcessDatabase, signInMember } from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'
import { DataFolder } from './data-folder'
import { GatewayProcess } from './gateway-process'
import { inTurn, type PageDesk, pageDesk, WAYS, type Way } from './page-desk'
import { untilSchedulesAreOver } from './until-schedules-are-over'

const DEMO = fileURLToPath(new URL('../../demo/pages', import.meta.url))
/** How many pages are approved, with what they refer to changed afterwards. */
const CHANGED_AFTERWARDS = 50
/** No rule contains it until compliance lists it. */
const NEW_WORD = '夏日特训'

export interface BroughtReport {
  seconds: number
  /** Pages with something that must not be published, by how somebody tried to publish them. */
  planted: Record<Way, number>
  /** Pages that were approved before the rules or a file of theirs changed. */
  ruleChanged: number
  fileChanged: number
  /** Those of all these that visitors got. There must be none. */
  out: string[]
  clean: number
  /** Clean pages that could not be published, and why. */
  stopped: string[]
}

/** Submits pages that must not be published, and pages that may, to a gateway as members do, in every way there is. */
export async function bringPages({
  planted: most,
  clean: mostClean,
}: {
  planted: number
  clean: number
}): Promise<BroughtReport> {
  await using data = await DataFolder.create()
  const environment = {
    APP_ENV: 'test',
    DATA_DIR: data.path,
    PUBLIC_ORIGIN: 'https://localhost',
    ...companyOf(SAMPLE_SITE),
  }
  await using gateway = await GatewayProcess.start({ dataDir: data.path, environment })
  const db = await openProcessDatabase(loadConfig(environment), () => {})
  const began = performance.now()
  try {
    const store = { ctx: { db } }
    const members = {
      writer: await signInMember(store, { roles: ['editor'], name: '王编辑' }),
      approver: await signInMember(store, { roles: ['approver'], name: '李审批' }),
      officer: await signInMember(store, { roles: ['compliance'], name: '陈合规' }),
      administrator: await signInMember(store, { roles: ['administrator'], name: '赵主管' }),
    }
    const folder = join(data.path, 'brought')
    const desk = pageDesk({ origin: gateway.origin, members, environment, folder })
    await requireApproval(desk)
    await mkdir(folder, { recursive: true })
    // Where the demo pages expect their pictures.
    await cp(join(DEMO, 'assets'), join(folder, 'assets'), { recursive: true })
    const { clean, stopped } = await bringClean(desk, db.pool, mostClean)
    const { codes, planted } = await bringPlanted(desk, db.pool, plantedPages().slice(0, most))
    const share = Math.ceil((CHANGED_AFTERWARDS * Math.min(most, 500)) / 500)
    const files = await changeFiles(desk, db.pool, join(data.path, 'assets'), share)
    const rules = await changeRules(desk, db.pool, share)
    const all = [...codes, ...files, ...rules]
    return {
      seconds: Math.round((performance.now() - began) / 1000),
      planted,
      ruleChanged: rules.length,
      fileChanged: files.length,
      out: [...(await seenOf(desk, all)), ...(await publishedOf(db.pool, all))],
      clean,
      stopped,
    }
  } finally {
    await db.close()
  }
}

function companyOf(site: typeof SAMPLE_SITE): NodeJS.ProcessEnv {
  return {
    COMPANY_NAME: site.company,
    LICENSE_NO: site.license_no,
    SERVICE_PHONE: site.phone,
    ADVISER_NAME: site.adviser,
    ADVISER_NO: site.adviser_no,
    FILING_NO: site.filing_no,
  }
}

async function requireApproval(desk: PageDesk): Promise<void> {
  const policy = { is_required: true, ordinary_steps: ['approver'], risky_steps: ['approver', 'compliance'] }
  const set = await desk.call('officer', 'approvalPolicySet', { revision: 0, ...policy, due_hours: 24 })
  if (set?.code !== 1) throw new Error(`Approval is not required: ${JSON.stringify(set)}`)
}

/** What may be published is published, by each of the ways in turn. */
async function bringClean(
  desk: PageDesk,
  pool: Pool,
  most: number,
): Promise<{ clean: number; stopped: string[] }> {
  const all = cleanPages(demoPages())
  // Some of each kind of page.
  const step = Math.max(1, Math.floor(all.length / most))
  const pages = all
    .filter((_, at) => at % step === 0)
    .map(({ what, document }, at) => ({ what, code: `clean-${at}`, document, way: wayAt(at) }))
  const printed = await desk.importFiles(pages)
  await inTurn(pages, async ({ code, way }) => {
    if (way === 'command line') return
    const submission = await desk.submit(code)
    if (!submission) return
    await desk.approve(submission)
    await desk.bring(code, way, submission)
  })
  const byHand = pages.filter(({ way }) => way === 'command line')
  await inTurn(byHand, async ({ code }) => {
    const submission = await desk.submit(code)
    if (submission) await desk.approve(submission)
  })
  const printedLater = await desk.importFiles(byHand, true)
  await untilSchedulesAreOver(pool)
  const stopped: string[] = []
  for (const { what, code, way } of pages) {
    if (await desk.isOut(code)) continue
    const said = `${printed}\n${printedLater}`.split('\n').filter((line) => line.includes(code))
    stopped.push(`${what}, ${way}: ${desk.refusals.get(code) ?? ''} ${said.join(' ')}`)
  }
  return { clean: pages.length, stopped }
}

/** The demo documents that may be published. */
function demoPages() {
  return readdirSync(DEMO)
    .filter((file) => file.endsWith('.json') && file !== 'untidy.json')
    .map((file) => JSON.parse(readFileSync(join(DEMO, file), 'utf8')))
}

/** Tries to publish what must not be, by each of the ways in turn; whoever may approves what can be submitted. */
async function bringPlanted(
  desk: PageDesk,
  pool: Pool,
  all: readonly PlantedPage[],
): Promise<{ codes: string[]; planted: Record<Way, number> }> {
  const planted: Record<Way, number> = { button: 0, schedule: 0, api: 0, restore: 0, 'command line': 0 }
  const pages = all.map(({ document, site }, at) => ({
    code: `planted-${at}`,
    document,
    site,
    way: wayAt(at),
  }))
  const ordinary = pages.filter(({ site }) => site.filing_no.trim() !== '')
  const unfiled = pages.filter(({ site }) => site.filing_no.trim() === '')
  const bring = async (some: typeof pages) => {
    await desk.importFiles(some.filter(({ way }) => way === 'restore'))
    await desk.importFiles(
      some.filter(({ way }) => way === 'command line'),
      true,
    )
    await inTurn(some, async ({ code, document, way }) => {
      planted[way] += 1
      if (way !== 'restore' && way !== 'command line') await desk.create(code, document as { title: string })
      const submission = await desk.submit(code)
      if (submission) await desk.approve(submission)
      await desk.bring(code, way === 'command line' ? 'button' : way, submission)
    })
  }
  await bring(ordinary.filter(({ site }) => isWhole(site)))
  // The company's name and the like cannot be removed at all: the database enforces them. A filing can.
  const { filing_no: _none, ...site } = SAMPLE_SITE
  const changed = await desk.call('administrator', 'companyChange', {
    base_revision: 0,
    site: { ...site, filing_no: '' },
  })
  if (changed?.code !== 1) throw new Error(`The company was not changed: ${JSON.stringify(changed)}`)
  await bring(unfiled)
  const incomplete = ordinary.filter((page) => !isWhole(page.site))
  for (const page of incomplete) {
    const refused = await desk.call('administrator', 'companyChange', { base_revision: 1, site: page.site })
    if (refused?.code === 1) throw new Error('A company without a name is allowed.')
  }
  await untilSchedulesAreOver(pool)
  return { codes: pages.map(({ code }) => code), planted }
}

function isWhole({ filing_no: _filing, ...site }: typeof SAMPLE_SITE): boolean {
  return Object.values(site).every((value) => value.trim() !== '')
}

/** Approves pages with a drawing each, replaces the drawing in the file, and then tries to publish. */
async function changeFiles(desk: PageDesk, pool: Pool, stored: string, count: number): Promise<string[]> {
  const pages = Array.from({ length: count }, (_, at) => ({ code: `file-${at}`, at, way: wayAt(at) }))
  await inTurn(pages, async ({ code, at, way }) => {
    const address = await desk.upload(`${code}.svg`, drawing(at, '#c00'))
    const page_schema = [{ name: 'image', value: { url: address, alt: '课程安排' } }]
    const submission = await approved(desk, code, page_schema)
    const name = basename(address)
    await writeFile(join(stored, name.slice(0, 2), name), drawing(at, '#0c0'))
    await tryAll(desk, { code, way, submission, page_schema })
  })
  await untilSchedulesAreOver(pool)
  return pages.map(({ code }) => code)
}

/** Approves pages with a word, has compliance list that word, and then tries to publish. */
async function changeRules(desk: PageDesk, pool: Pool, count: number): Promise<string[]> {
  const pages = Array.from({ length: count }, (_, at) => ({ code: `rule-${at}`, at, way: wayAt(at) }))
  const schemaOf = (at: number) => [{ name: 'text', value: { html: `<p>第 ${at} 期${NEW_WORD}</p>` } }]
  const submissions = new Map<string, Awaited<ReturnType<typeof approved>>>()
  await inTurn(pages, async ({ code, at }) => {
    submissions.set(code, await approved(desk, code, schemaOf(at)))
  })
  await listWord(desk, pool)
  await inTurn(pages, async ({ code, at, way }) => {
    const submission = submissions.get(code)
    if (submission) await tryAll(desk, { code, way, submission, page_schema: schemaOf(at) })
  })
  await untilSchedulesAreOver(pool)
  return pages.map(({ code }) => code)
}

type Approved = NonNullable<Awaited<ReturnType<PageDesk['submit']>>>

/** On a busy machine a call may find no connection in time; then it is repeated. */
const MOST_TRIES = 10

async function approved(desk: PageDesk, code: string, page_schema: unknown[]): Promise<Approved> {
  let printed = ''
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    printed = await desk.importFiles([{ code, document: documentOf(page_schema) }])
    const submission = await desk.submit(code)
    if (submission) {
      await desk.approve(submission)
      return submission
    }
    await wait(1_000)
  }
  throw new Error(`${code} was not submitted, so nothing is shown by it. Its import said: ${printed}`)
}

const documentOf = (page_schema: unknown[]) => ({
  title: '七天看懂指数基金',
  meta: { keywords: '基金,入门', description: '每晚八点，一课一个问题。' },
  page_schema,
})

async function tryAll(
  desk: PageDesk,
  {
    code,
    way,
    submission,
    page_schema,
  }: { code: string; way: Way; submission: Approved; page_schema: unknown[] },
): Promise<void> {
  if (way === 'command line') await desk.importFiles([{ code, document: documentOf(page_schema) }], true)
  else await desk.bring(code, way, submission)
}

async function listWord(desk: PageDesk, pool: Pool): Promise<void> {
  const words = [{ word: NEW_WORD, severity: 'error', why: '监管通报的说法', instead: '' }]
  const tried = await desk.call('officer', 'wordListTry', {
    base_revision: 0,
    words,
    rules: {},
    note: '监管通报',
  })
  if (tried?.code !== 1) throw new Error(`The list is not tried: ${JSON.stringify(tried)}`)
  const { revision } = tried.response
  for (;;) {
    const enacted = await desk.call('officer', 'wordListEnact', { revision })
    if (enacted?.code === 1) break
    await wait(500)
  }
  const { rows } = await pool.query("SELECT FROM word_list WHERE state = 'in_force'")
  if (rows.length === 0) throw new Error('The word is not listed, so nothing is shown by it.')
}

async function seenOf(desk: PageDesk, codes: readonly string[]): Promise<string[]> {
  const out: string[] = []
  await inTurn(codes, async (code) => {
    if (await desk.isOut(code)) out.push(`${code} is served`)
  })
  return out
}

async function publishedOf(pool: Pool, codes: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `SELECT code FROM page WHERE code = ANY ($1) AND (published_version_id IS NOT NULL
       OR EXISTS (SELECT FROM page_publication p WHERE p.page_id = page.id))`,
    [codes],
  )
  return rows.map(({ code }) => `${code} was published`)
}

function wayAt(at: number): Way {
  return WAYS[at % WAYS.length] ?? 'button'
}

/** A unique drawing: files are named by their content. */
function drawing(at: number, colour: string): Buffer {
  const name = createHash('sha256').update(`${at}`).digest('hex').slice(0, 6)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${colour}"/><rect width="9" height="9" fill="#${name}"/></svg>`,
  )
}
