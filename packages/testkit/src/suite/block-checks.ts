import type { Example } from '@yingzao/blocks/example'
import { type AnyBlockView, islandMode, type Live, liveMode, type NearPage } from '@yingzao/renderer'
import { type BlockSpec, SCHEMA_VERSION } from '@yingzao/schema/server'
import * as fc from 'fast-check'
import { act } from 'react'
import { expect, onTestFinished, vi } from 'vitest'
import { type DrawOptions, htmlOf } from '../draw-block'
import { drawByReact } from '../draw-by-react'
import { fillGaps } from '../fill-gaps'
import { createTestPage } from '../test-page'
import { createTestHost, wakeBlock } from '../wake-block'
import { accessibilityFaults } from './accessibility-faults'
import { answering } from './answering'
import { hostileValues } from './hostile-values'
import { htmlFaults } from './html-faults'
import { type ReadExample, readExample, readOne } from './read-example'
import { shapeOf } from './shape-of'
import { checkThrowingProps } from './throwing-props'

/** Everything the suite needs to know about a block. */
export interface BlockUnderTest {
  spec: BlockSpec
  view: AnyBlockView
  examples: readonly Example[]
  /** The block's `live.ts`, where it has one. */
  live?: Live<NearPage>['live']
  /** The blocks in its examples' children. */
  inside?: readonly { spec: BlockSpec; view: AnyBlockView }[]
  /** Milliseconds within which live markup must show what the view shows. */
  patienceMs?: number
}

/** One thing a block has to do. `run` throws when it does not. */
export interface Check {
  title: string
  run: () => void | Promise<void>
}

/** The moment of all examples: 2026-11-21 08:00 in Beijing. */
const NOW = Date.UTC(2026, 10, 21)
/** Between two looks at a page: a tab may sleep for days. */
const LONGEST_MS = 10 * 86_400_000
const LOOK_MS = 1000
/** Milliseconds. A live block may first load a part of itself, which takes a while on a busy machine. */
const PATIENCE_MS = 20_000

/** All checks for a block; for one that never wakes, none about waking. */
export function blockChecks(block: BlockUnderTest): Check[] {
  return [
    { title: 'stands with nothing but its defaults', run: () => checkDefaults(block) },
    { title: 'begins, new in the Studio, with props that it has', run: () => checkFresh(block) },
    { title: 'shows at least one state', run: () => expect(block.examples.length).toBeGreaterThan(0) },
    ...block.examples.flatMap((example) => exampleChecks(block, example)),
    { title: 'draws whatever a hostile document makes of its props', run: () => checkHostile(block) },
    ...throwingChecks(block),
  ]
}

function throwingChecks({ spec, view }: BlockUnderTest): Check[] {
  if (spec.fields.length === 0) return []
  return [{ title: 'that throws is reported and leaves the rest', run: () => checkThrowingProps(view) }]
}

function exampleChecks(block: BlockUnderTest, example: Example): Check[] {
  const { title } = example
  const checks: Check[] = [{ title: `${title}: drawn`, run: () => checkDrawn(block, example) }]
  if (example.draws === 'nothing') return checks
  checks.push({ title: `${title}: accessible`, run: () => checkAccessible(show(block, example)) })
  const { value } = read(block, example).block
  const lives = liveMode(block.view, value) !== undefined
  const wakes = islandMode(block.view, value) !== undefined
  const add = (what: string, check: typeof checkLiving) =>
    checks.push({ title: `${title}: ${what}`, run: () => check(block, example) })
  if (lives) add('lives', checkLiving)
  if (wakes) add('wakes', checkWaking)
  if (lives && wakes) add('sent asleep', checkSentAsleep)
  if (example.answers && lives) add('answered', checkToldAlike)
  if (example.answers && wakes) add('answered', checkAnswered)
  return checks
}

function checkDefaults({ spec, view }: BlockUnderTest): void {
  const { block } = readOne({ name: spec.name, id: 'one', value: {} }, [spec])
  expect(spec.props.safeParse(block.value).error?.issues ?? []).toEqual([])
  expect(htmlFaults(htmlOf(block, { [view.name]: view }))).toEqual([])
}

function checkDrawn(block: BlockUnderTest, example: Example): void {
  const { findings } = read(block, example)
  const html = draw(block, example)
  if (example.draws === 'nothing') {
    expect(html).toBe('')
    return
  }
  // An example is the first thing an operator copies, so the reader must have nothing to report about it.
  if ((example.version ?? SCHEMA_VERSION) === SCHEMA_VERSION) expect(findings).toEqual([])
  const frame = new DOMParser().parseFromString(html, 'text/html').body
    .firstElementChild as HTMLElement | null
  expect({ ...frame?.dataset }).toMatchObject({ block: block.spec.name, id: 'one' })
  expect(frame?.innerHTML).not.toBe('')
  expect(htmlFaults(html)).toEqual([])
}

/** A new block may lack something that must be filled in, but nothing else may be wrong with it. */
function checkFresh({ spec }: BlockUnderTest): void {
  const { findings } = readOne({ name: spec.name, id: 'one', value: spec.fresh }, [spec])
  expect(findings.filter(({ path, rule }) => /value/.test(path) && rule !== 'required-empty')).toEqual([])
}

async function checkAccessible(drawn: HTMLElement): Promise<void> {
  expect(await accessibilityFaults(drawn)).toEqual([])
}

async function checkWaking(block: BlockUnderTest, example: Example): Promise<void> {
  // What a block does later is up to its own test.
  vi.useFakeTimers({ now: NOW })
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let awake = ''
  try {
    for (const first of [true, false]) {
      awake = await wakeUnchanged(block, show(block, example, first))
      expect(complaints).not.toHaveBeenCalled()
    }
  } finally {
    complaints.mockRestore()
    vi.useRealTimers()
  }
  document.body.innerHTML = awake
  await checkAccessible(document.body)
}

/** Returns what the island looks like awake. It is unmounted again, and must leave nothing running. */
async function wakeUnchanged({ view }: BlockUnderTest, island: HTMLElement): Promise<string> {
  const before = island.textContent
  const host = createTestHost()
  // Nobody answers yet: a block then looks as the server rendered it.
  host.ask.mockImplementation(answering())
  const takeDown = await wakeBlock(island, view, host)
  const awake = island.outerHTML
  expect(host.report).not.toHaveBeenCalled()
  expect(island.textContent).toBe(before)
  takeDown()
  expect(vi.getTimerCount(), 'timers that outlive the island').toBe(0)
  return awake
}

/**
 * What lives in the server's markup says at any moment what the view would say then, and leaves sound HTML; once ended,
 * it leaves no timer.
 */
async function checkLiving(block: BlockUnderTest, example: Example): Promise<void> {
  const { live } = block
  if (!live) throw new Error('Its view says that it lives; give describeBlock its `live`.')
  vi.useFakeTimers({ now: NOW })
  const stillness = wantLessMotion()
  const sent = show(block, example).cloneNode(true)
  const expectSound = soundnessCheck()
  try {
    const wordsAt = viewWords(block, example)
    fc.assert(
      fc.property(fc.array(fc.nat({ max: LONGEST_MS }), { minLength: 1, maxLength: 8 }), (steps) => {
        vi.setSystemTime(NOW)
        const drawn = sent.cloneNode(true) as HTMLElement
        document.body.replaceChildren(drawn)
        const page = createTestPage()
        // Nobody answers yet.
        page.ask.mockImplementation(answering())
        const stop = live(drawn, page)
        for (const step of steps) {
          // In a sleeping tab the clock goes on but no timer fires; then somebody looks at it.
          vi.setSystemTime(Date.now() + step)
          vi.advanceTimersByTime(LOOK_MS)
          page.tick()
          expect(wordsOf(drawn), `${Date.now() - NOW} ms later`).toBe(wordsAt(Date.now()))
        }
        expectSound(drawn.outerHTML)
        stop?.()
        expect(vi.getTimerCount(), 'timers that outlive the block').toBe(0)
      }),
      { numRuns: 20 },
    )
  } finally {
    stillness.mockRestore()
    vi.useRealTimers()
  }
  await checkAccessible(document.body)
}

/** How far a row has moved by itself is up to its own test; the view renders it at its start. */
function wantLessMotion() {
  fillGaps()
  return vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ matches: media.includes('reduced-motion') }) as MediaQueryList)
}

/**
 * What the view says when rendered at a given moment: always the same if it does not ask for the time. Many moments
 * have the same HTML, which is read only once.
 */
function viewWords(block: BlockUnderTest, example: Example): (moment: number) => string {
  const now = vi.fn(() => Date.now())
  const [first, later] = [NOW, NOW + LONGEST_MS].map((moment) => {
    vi.setSystemTime(moment)
    return draw(block, example, { now })
  })
  if (now.mock.calls.length === 0) {
    expect(later, 'a view that does not ask its host for the time').toBe(first)
    const always = wordsIn(first ?? '')
    return () => always
  }
  const known = new Map<string, string>()
  return (moment) => {
    const html = draw(block, example, { now: () => moment })
    const words = known.get(html) ?? wordsIn(html)
    known.set(html, words)
    return words
  }
}

function wordsIn(html: string): string {
  const drawn = document.createElement('div')
  drawn.innerHTML = html
  return wordsOf(drawn)
}

/** Its own text: blocks inside have a life of their own. */
function wordsOf(drawn: Element): string {
  let words = ''
  for (let node = drawn.firstChild; node; node = node.nextSibling) {
    if (node instanceof Text) words += node.data
    else if (node instanceof Element && !node.classList.contains('yz-inside')) words += wordsOf(node)
  }
  return words
}

/** Once answered, what lives in the server's markup shows what the React view shows with the same answers. */
async function checkToldAlike(block: BlockUnderTest, example: Example): Promise<void> {
  // They are rendered one after the other: no second may pass in between.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const drawn = show(block, example)
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(example.isLoggedIn ?? false)
  page.ask.mockImplementation(answering(example.answers))
  const patient = { timeout: block.patienceMs ?? PATIENCE_MS }
  const stop = block.live?.(drawn, page)
  await vi.waitFor(() => expect(page.ask).toHaveBeenCalled(), patient)
  const { host, element, takeDown } = await drawAwake(block, example)
  await vi.waitFor(() => expect(shapeOf(drawn)).toEqual(shapeOf(element)), patient)
  expect(page.ask.mock.calls).toEqual(host.ask.mock.calls)
  const isHidden = [...drawn.children].every((part) => part.hasAttribute('hidden'))
  expect(isHidden, 'hides all that it is').toBe(example.hides === true)
  expect(htmlFaults(drawn.outerHTML)).toEqual([])
  await checkAccessible(drawn)
  stop?.()
  takeDown()
}

/**
 * A form that lives and wakes says, when sent empty while asleep, what it says awake, and moves the focus to the same
 * field; React then finds what it would have rendered, so that nothing on the screen changes when it arrives.
 */
async function checkSentAsleep(block: BlockUnderTest, example: Example): Promise<void> {
  const page = createTestPage()
  const asleep = show(block, example)
  block.live?.(asleep, page)
  sendIn(asleep)
  const said = shapeOf(asleep)
  const field = document.activeElement as HTMLInputElement
  expect(asleep.contains(field), 'the focus is taken to what is wrong').toBe(true)
  const early = createTestHost()
  const takeDown = await wakeBlock(asleep, block.view, early)
  expect(early.report, 'React finds what it is told of').not.toHaveBeenCalled()
  expect(shapeOf(asleep), 'awake').toEqual(said)
  expect(document.activeElement, 'the field is not drawn anew').toBe(field)
  takeDown()

  const awake = show(block, example)
  const host = createTestHost()
  const takeDownOther = await wakeBlock(awake, block.view, host)
  await act(async () => sendIn(awake))
  expect(shapeOf(awake)).toEqual(said)
  expect((document.activeElement as HTMLInputElement).name).toBe(field.name)
  expect(host.toast.mock.calls).toEqual(page.toast.mock.calls)
  await checkAccessible(awake)
  takeDownOther()
}

function sendIn(block: HTMLElement): void {
  const sent = new Event('submit', { bubbles: true, cancelable: true })
  block.querySelector('form')?.dispatchEvent(sent)
}

/** The view, rendered by React in a browser, with a host that has the example's answers. */
async function drawAwake(block: BlockUnderTest, example: Example) {
  const host = createTestHost()
  host.isLoggedIn.mockReturnValue(example.isLoggedIn ?? false)
  host.ask.mockImplementation(answering(example.answers))
  const drawn = await drawByReact(block.view, read(block, example).block, host)
  return { host, ...drawn }
}

async function checkAnswered(block: BlockUnderTest, example: Example): Promise<void> {
  const island = show(block, example)
  const host = createTestHost()
  host.isLoggedIn.mockReturnValue(example.isLoggedIn ?? false)
  host.ask.mockImplementation(answering(example.answers))
  const takeDown = await wakeBlock(island, block.view, host)
  expect(host.ask).toHaveBeenCalled()
  expect(host.report).not.toHaveBeenCalled()
  expect(htmlFaults(island.outerHTML)).toEqual([])
  await checkAccessible(island)
  takeDown()
}

function checkHostile({ spec, view, examples }: BlockUnderTest): void {
  // Most of them end up as the same default, and others look like it.
  const sound = new Set<string>()
  const expectSound = soundnessCheck()
  const good = examples.find(({ draws, version }) => draws === undefined && version === undefined)
  for (const { path, value } of hostileValues(spec.fields, good?.value ?? {})) {
    const entry = { name: spec.name, id: 'one', value: { ...good?.common, ...value } }
    const where = `${path} of ${JSON.stringify(value)?.slice(0, 300)}`
    try {
      const { block } = readOne(entry, [spec])
      const content = JSON.stringify(block)
      if (sound.has(content)) continue
      expectSound(htmlOf(block, { [view.name]: view }), where)
      sound.add(content)
    } catch (error) {
      throw new Error(`With ${where}: ${(error as Error).message}`, { cause: error })
    }
  }
}

/** Expects HTML to be sound, checking identical HTML only once. */
function soundnessCheck(): (html: string, where?: string) => void {
  const sound = new Set<string>()
  return (html, where) => {
    if (sound.has(html)) return
    expect(htmlFaults(html), where).toEqual([])
    sound.add(html)
  }
}

/** Reading is most of rendering, and an example is rendered at a hundred moments. */
const readings = new WeakMap<BlockUnderTest, Map<Example, ReadExample>>()

function read(block: BlockUnderTest, example: Example): ReadExample {
  const known = readings.get(block) ?? new Map<Example, ReadExample>()
  readings.set(block, known)
  const { spec, inside = [] } = block
  const reading =
    known.get(example) ?? readExample(spec.name, example, [spec, ...inside.map((other) => other.spec)])
  known.set(example, reading)
  return reading
}

function draw(block: BlockUnderTest, example: Example, options: DrawOptions = {}): string {
  const all = [block, ...(block.inside ?? [])]
  const views = Object.fromEntries(all.map(({ view }) => [view.name, view]))
  return htmlOf(read(block, example).block, views, options)
}

function show(block: BlockUnderTest, example: Example, first = false): HTMLElement {
  return put(draw(block, example, { first }))
}

function put(html: string): HTMLElement {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
