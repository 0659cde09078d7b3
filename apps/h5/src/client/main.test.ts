// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runScript } from '../testing/run-script'

const host = {
  runElement: vi.fn(),
  count: vi.fn(),
  prepare: vi.fn(),
  arrive: vi.fn(),
}
const islands = { start: vi.fn(), tap: vi.fn() }
const recover = vi.fn()
const installDialogStandIn = vi.fn()
const installTestTools = vi.fn()

// The modules are replaced, to see what the loader does with them.
vi.mock('./host', () => ({ createHost: () => host }))
vi.mock('./islands', () => ({ createIslands: () => islands }))
vi.mock('./history', () => ({ installHistory: () => undefined }))
vi.mock('./chunk-failure', () => ({ createChunkRecovery: () => ({ recover }) }))
vi.mock('./dialog-stand-in', () => ({ installDialogStandIn }))
vi.mock('./test-tools', () => ({ installTestTools }))
vi.mock('./sample-vitals', () => ({ sampleVitals: () => undefined }))

const openPopup = vi.fn()

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = `<main>
    <div data-act="{}"><b id="act">领取</b></div><div data-island="tap"><b id="island">咨询</b></div>
    <a id="counted" data-stat="{}"><b>规则</b></a><p>文</p>
  </main>`
  vi.stubGlobal('yingzao', { taps: [], openPopup })
})
afterEach(() => vi.unstubAllGlobals())

const element = (id: string) => document.getElementById(id) as HTMLElement
const load = () => runScript(() => import('./main'))
/** What the host and the islands were called with, in order. */
const told = () =>
  [
    ...host.runElement.mock.calls.map(([one], index) => ({
      at: host.runElement.mock.invocationCallOrder[index] ?? 0,
      what: `run ${one.dataset.act}`,
    })),
    ...islands.tap.mock.calls.map(([one], index) => ({
      at: islands.tap.mock.invocationCallOrder[index] ?? 0,
      what: `tap ${one.id}`,
    })),
  ]
    .sort((left, right) => left.at - right.at)
    .map(({ what }) => what)

test('taps that came before the loader did are answered in their order, and each once', async () => {
  const { taps } = window.yingzao
  taps.push(element('island'), element('act'), element('island'))
  await load()
  expect(told()).toEqual(['tap island', 'run {}', 'tap island'])
  expect(taps).toEqual([])
})

test('later taps go to the action that is written around them, or to their island', async () => {
  await load()
  window.yingzao.onTap(element('act'))
  window.yingzao.onTap(element('island'))
  expect(told()).toEqual(['run {}', 'tap island'])
})

test('the page is watched from its start', async () => {
  await load()
  expect(islands.start).toHaveBeenCalledExactlyOnceWith(document)
  expect(host.arrive).toHaveBeenCalledExactlyOnceWith(document.querySelector('main'))
})

test('a finger on what will need the host fetches it before the tap', async () => {
  await load()
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(host.prepare).not.toHaveBeenCalled()
  for (const id of ['act', 'counted']) element(id).dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(host.prepare).toHaveBeenCalledTimes(2)
})

test('a tap that the page answers by itself is counted, unless it was refused', async () => {
  await load()
  element('counted').querySelector('b')?.click()
  expect(host.count).toHaveBeenCalledExactlyOnceWith(element('counted'))
  const refused = new MouseEvent('click', { bubbles: true, cancelable: true })
  refused.preventDefault()
  element('counted').dispatchEvent(refused)
  expect(host.count).toHaveBeenCalledOnce()
})

test('a chunk that fails where nobody waits for it is recovered from', async () => {
  await load()
  const reason = new Error('Loading chunk 7 failed.')
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  expect(recover).toHaveBeenCalledExactlyOnceWith(reason)
})

test('dialogs are stood in for where the browser has none', async () => {
  await load()
  expect(installDialogStandIn).not.toHaveBeenCalled()
  const { HTMLDialogElement } = window
  onTestFinished(() => void Object.assign(window, { HTMLDialogElement }))
  Reflect.deleteProperty(window, 'HTMLDialogElement')
  await load()
  await vi.waitFor(() => expect(installDialogStandIn).toHaveBeenCalledExactlyOnceWith(openPopup))
})

test('the test tools come with their button, and with nothing else', async () => {
  await load()
  document.body.insertAdjacentHTML('beforeend', '<button class="yz-test">测试</button>')
  await load()
  await vi.waitFor(() =>
    expect(installTestTools).toHaveBeenCalledExactlyOnceWith(document.querySelector('.yz-test')),
  )
})
