// Checks the visitors' budgets against what was really built: the inline boot, the loader, each block's own code with
// and without React, what comes with a first tap, for each demo document, and for a page of every block that is no
// form, the script that it loads before anybody touches or scrolls it and all that it ever loads, and what theme and
// sections add to a page of ten sections. Sizes are brotli at quality 11, as the gateway serves them.
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'

const DIST = 'apps/h5/dist'
const DOCUMENTS = 'demo/pages'
const SECTIONS = 'tools/bench/page-load/fixture/sections.json'
const KB = 1024
/** Bytes. The boot is inline in every page, so it is counted as it stands, uncompressed. */
const BUDGET = {
  boot: 2.25 * KB,
  rules: 2.25 * KB,
  // What checks every second, images, large text, visits and events, with how far down a view was seen and where it
  // came from.
  end: 4.5 * KB,
  // With the table of actions, which used to be in each block that uses it, what lets blocks live without React, what
  // fetches the next page on a press, what the page's address and the site's session tell blocks, and how they listen
  // to the gateway. It names chunks by their hashes, some 50 bytes for each block, so 25 bytes of it are a matter of
  // luck.
  loader: 6.85 * KB,
  block: 2 * KB,
  live: 1.5 * KB,
  // Inline and loaded, until somebody touches or scrolls the page.
  untouched: 20 * KB,
  // For a page with every block that is no form, which no campaign has, once somebody has scrolled to its end, and how
  // much of that is inline. The goal for the latter is 2.5 KB. What is written for a group, which streams are on and
  // what lessons there are is available without a login, so their blocks cannot wait for one. Simulated trading blocks
  // are a few lines each.
  withoutForms: 26.5 * KB,
  inline: 3.5 * KB,
  document: 72 * KB,
  // Of the document's bytes, for ten sections of the library in a non-standard theme.
  theme: 2 * KB,
}
/** Blocks that do more than most. The picker's regions are a chunk of their own. */
const LARGER = {
  addressPicker: 3.25 * KB,
  leadForm: 6 * KB,
  // With the picker in it, and what React renders from answers.
  wBrokerRegister: 8.5 * KB,
  // With what makes a code of a captcha, which comes in the form itself, as with the broker's.
  wInviteRegister: 5.5 * KB,
  // With the form for a place, and what React renders from answers.
  wOpenDay: 7 * KB,
  // The same form, and cities, talks, posters and comments beside it.
  wTour: 9.75 * KB,
  // Rows with a search, cards of facts and the records, all rendered by React.
  wStockHold: 7 * KB,
}
const LARGER_LIVES = {
  // A week of days, which turns at midnight, and bookings that wait for a login.
  'live-wLiveCalendar': 1.75 * KB,
  // Categories to choose from, pages of each, and what the phone keeps of lessons.
  'live-wVideoList': 1.9 * KB,
}
/**
 * Chunks that come with a first tap, or when a form is begun; what opens over a page has its styles in it. An
 * invitation, a lesson, a data column and what simulated trading blocks show are loaded without a tap when their blocks
 * are near: that is all these have to show. What plays playlists comes with the first play, where the browser cannot.
 */
const LATER = {
  host: 10 * KB,
  leads: 3 * KB,
  'lead-popups': 2.5 * KB,
  survey: 4.25 * KB,
  invite: 4.25 * KB,
  lesson: 3.5 * KB,
  hls: 100 * KB,
  // For one view in ten, after everything else.
  vitals: 3.5 * KB,
  // A portfolio is loaded without a tap, too, with the day of its curve under a finger; what its owner trades with, on
  // a tap.
  'sim-detail': 4 * KB,
  'sim-order': 9 * KB,
  feed: 4.25 * KB,
  // Trades of a portfolio; notes and the list of them, which stand on one page.
  rebalancing: 3 * KB,
  article: 3 * KB,
  'sim-home': 3.5 * KB,
  'sim-position': 3.5 * KB,
  'sim-strip': 1.5 * KB,
  // A contest and the form for it, and its ranking.
  competition: 4 * KB,
  'sim-rank': 2.75 * KB,
  regions: 22 * KB,
}

/** It holds every block there is, which no campaign does. */
const LARGER_DOCUMENTS = { 'kitchen-sink': { scrolled: 21.5 * KB, all: 77.5 * KB } }

const read = (...path) => readFileSync([DIST, ...path].join('/'))
const { entry, blocks, others, scripts } = JSON.parse(read('web', 'chunks.json').toString())
const cashier = JSON.parse(read('web', 'cashier.json').toString()).others.cashier.js
const rows = []
const weights = new Map()
const row = (name, bytes, limit) => rows.push({ name, bytes, limit })

row('boot (inline, raw)', read('boot', 'head.js').length, BUDGET.boot)
row('rules (inline, raw)', read('boot', 'rules.js').length, BUDGET.rules)
row('end of page (inline, raw)', read('boot', 'end.js').length, BUDGET.end)
row('loader', weight(entry.js), BUDGET.loader)
for (const [name, { js }] of Object.entries(blocks)) {
  const own = js.filter((file) => file.startsWith('block-'))
  row(`block ${name}`, weight(own), LARGER[name] ?? BUDGET.block)
}
// What several share, such as the means to call the gateway, counts towards the pages.
for (const [name, { js }] of Object.entries(others)) {
  if (!name.startsWith('live-')) continue
  const own = js.filter((file) => file.startsWith(`${name}.`))
  row(name.replace('-', ' '), weight(own), LARGER_LIVES[name] ?? BUDGET.live)
}
row('cashier', weight(cashier), 8 * KB)
for (const [name, limit] of Object.entries(LATER)) {
  const own = (others[name]?.js ?? []).filter((file) => file.startsWith(`${name}.`))
  if (own.length === 0)
    throw new Error(`The site was built without a chunk "${name}", so it cannot be weighed.`)
  row(`chunk ${name}`, weight(own), limit)
}
const load = (path) => tsImport(path, import.meta.url)
const [{ readDocument }, { specs }, { examples }, { site }] = await Promise.all([
  load('@yingzao/schema/server'),
  load('@yingzao/blocks/props'),
  load('@yingzao/blocks/examples'),
  import('../apps/h5/dist/server/index.js'),
])
const { html: noForms } = draw(pageWithoutForms())
row('no forms, inline', inlineWeight(noForms), BUDGET.inline)
row('no forms, untouched', untouched(noForms), BUDGET.untouched)
row('no forms, scrolled to its end', scrolled(noForms), BUDGET.withoutForms)
for (const [name, html] of drawnDocuments()) {
  const { joined, later, asking, after } = scriptsOf(html)
  row(`page ${name}, untouched`, untouched(html), BUDGET.untouched)
  row(
    `page ${name}, scrolled to its end`,
    scrolled(html),
    LARGER_DOCUMENTS[name]?.scrolled ?? BUDGET.untouched,
  )
  row(
    `page ${name}, all touched`,
    joinedWeight(joined) + joinedWeight(later) + weight([...new Set([...asking, ...after])]),
    LARGER_DOCUMENTS[name]?.all ?? BUDGET.document,
  )
}
weighSections()
holdBackCharts()

for (const { name, bytes, limit } of rows) {
  console.log(
    `${bytes > limit ? 'OVER' : 'ok  '}  ${name.padEnd(30)} ${String(bytes).padStart(7)} of ${limit} bytes`,
  )
}
if (rows.length < 10) throw new Error('The budget check found almost nothing to weigh; build the site first.')
const over = rows.filter(({ bytes, limit }) => bytes > limit)
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ name }) => name).join(', ')}. Load less, or later.`)
  process.exit(1)
}

/** The Studio's charting code is large, and comes with the first chart: never with the Studio itself. */
function holdBackCharts() {
  const STUDIO = 'apps/studio/dist'
  const { entries, allFiles } = readJson(`${STUDIO}/assets/chunks.json`)
  const scripts = (files) => files.filter((file) => file.endsWith('.js'))
  const draws = (file) =>
    readFileSync(`${STUDIO}/${file.replace('/studio/', '')}`, 'utf8').includes('_echarts_instance_')
  const first = Object.values(entries).flatMap(({ initial }) => scripts(initial?.js ?? []))
  if (first.length === 0 || !scripts(allFiles).some(draws))
    throw new Error('The Studio was built otherwise than this reads it, so nobody knows what comes with it.')
  row('charts in what the Studio begins with', first.filter(draws).length, 0)
}

/** What theme and sections cost: a page of ten, and the same blocks without either. */
function weighSections() {
  const page = readJson(SECTIONS)
  const { theme: _, ...extra } = page.extra
  const { html } = draw(page)
  const { html: bare } = draw({ ...page, extra, page_schema: page.page_schema.flatMap(withoutSection) })
  row('theme and ten sections', brotli(Buffer.from(html)) - brotli(Buffer.from(bare)), BUDGET.theme)
  const scriptAdded = allScript(html) - allScript(bare)
  row('their script', scriptAdded, 0)
}

/** Replaces a section by what is in it; sections hold no sections. */
function withoutSection(block) {
  return specs.find(block.name)?.traits.section ? block.children : [block]
}

function allScript(html) {
  return scrolled(html) + weight([...new Set(scriptsOf(html).after)])
}

/** Every demo document as the built site renders it. */
function drawnDocuments() {
  return readdirSync(DOCUMENTS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => draw(readJson(`${DOCUMENTS}/${file}`)))
    .map(({ code, html }) => [code, html])
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** One page with, of every block that is no form, the example that loads most. */
function pageWithoutForms() {
  const forms = new Set(specs.all.filter(({ traits }) => traits.form).map(({ name }) => name))
  const hasForm = ({ name, children = [] }) => forms.has(name) || children.some(hasForm)
  const heaviest = Object.entries(examples).flatMap(([name, own]) =>
    own
      .filter(({ version }) => version === undefined)
      .map(({ value, common, children }) => ({ name, value: { ...common, ...value }, children }))
      .filter((block) => !hasForm(block))
      .map((block) => ({ block, bytes: scrolled(draw(pageOf([block])).html) }))
      .sort((one, other) => other.bytes - one.bytes)
      .slice(0, 1),
  )
  return pageOf(heaviest.map(({ block }) => block))
}

/** A document as in a file: `undefined` leaves a prop out. */
function pageOf(page_schema) {
  return JSON.parse(JSON.stringify({ code: 'no-forms', title: '没有表单的页面', page_schema }))
}

/** A document as written, rendered by the built site. */
function draw(written) {
  const { document } = readDocument(written, specs)
  const company = { company: '', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' }
  const { html } = site.renderPage({
    document,
    window: { start_at: null, end_at: null },
    images: {},
    site: company,
    draft: false,
    testButton: false,
  })
  return { code: document.code, html }
}

/**
 * The scripts that a page loads: those that make its first blocks live, as one file with the loader; those that make
 * others live, once somebody scrolls; what some request by themselves; and what its forms need.
 */
function scriptsOf(html) {
  const filesIn = (name) => {
    const [, names] = html.match(new RegExp(` data-${name}="(?:[^"]*/)?([^"]*?)(?:\\.js)?"`)) ?? []
    return names
      ?.split('+')
      .filter(Boolean)
      .map((stem) => `${stem}.js`)
  }
  const first = filesIn('scripts')
  if (first === undefined) return { joined: [], later: [], asking: [], after: [] }
  const joined = first.length > 0 ? first : entry.js
  const later = filesIn('more') ?? []
  const islands = [...html.matchAll(/data-block="([^"]+)"[^>]* data-island=/g)]
  const touched = new Set(islands.flatMap(([, block]) => scripts[block].island))
  // A ticker that waits for its notices asks for them.
  const asks = html.includes('yz-ticker__text--open')
  const asking = asks ? [...others['notice-set'].js, ...others.calls.js] : []
  const isMore = (file) => !joined.includes(file) && !later.includes(file)
  return { joined, later, asking: asking.filter(isMore), after: [...touched].filter(isMore) }
}

/** All script before anybody has touched or scrolled the page. */
function untouched(html) {
  const { joined, asking } = scriptsOf(html)
  return inlineWeight(html) + joinedWeight(joined) + weight(asking)
}

/** All script once somebody has looked at all of it and touched nothing. */
function scrolled(html) {
  return untouched(html) + joinedWeight(scriptsOf(html).later)
}

/** As the gateway sends it (modules/site/chunks.ts). */
function joinedWeight(files) {
  return files.length === 0
    ? 0
    : brotli(Buffer.concat(files.flatMap((file) => [read('web', file), Buffer.from(';\n')])))
}

function inlineWeight(html) {
  return [...html.matchAll(/<script>(.*?)<\/script>/gs)].reduce(
    (total, [, text]) => total + brotli(Buffer.from(text)),
    0,
  )
}

function weight(files) {
  return files.reduce((total, file) => total + weightOf(file), 0)
}

/** Pages share most of their files, and compressing one takes a while. */
function weightOf(file) {
  const known = weights.get(file) ?? brotli(read('web', file))
  weights.set(file, known)
  return known
}

function brotli(text) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  return brotliCompressSync(text, { params }).length
}
