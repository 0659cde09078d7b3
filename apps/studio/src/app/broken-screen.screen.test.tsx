import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { fillBrowser } from '../testing/browser-gaps'
import { textOf, until } from '../testing/reader'
import { BrokenScreen } from './broken-screen'

/** Renders a section whose loading or rendering fails like this. */
async function drawBroken(problem: unknown) {
  // The error is also reported on the console; that is not noise here.
  const around = fillBrowser()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const loader = () => {
    throw problem
  }
  const router = createMemoryRouter([
    { path: '/', loader, element: null, errorElement: <BrokenScreen />, hydrateFallbackElement: <i /> },
  ])
  root.render(<RouterProvider router={router} />)
  const alert = await until(() => document.querySelector('[role=alert]') ?? undefined)
  return {
    alert,
    around,
    async [Symbol.asyncDispose]() {
      root.unmount()
      router.dispose()
      place.remove()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

const named = (name: string) => Object.assign(new Error('It did not come'), { name })
const coded = (code: string) => Object.assign(new Error('It did not come'), { code })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each([
  ['code that a new version has replaced', named('ChunkLoadError'), '页面代码没有加载完整'],
  ['style that did not come', coded('CSS_CHUNK_LOAD_FAILED'), '页面代码没有加载完整'],
  ['a fault of ours', new TypeError('x is undefined'), '这里出了点问题'],
  ['what is no error at all', 'ChunkLoadError', '这里出了点问题'],
])('%s is said as what it is', async (_, problem, title) => {
  await using broken = await drawBroken(problem)
  expect(textOf(broken.alert).split('\n')[0]).toBe(title)
  expect(document.title).toBe(`${title} · 营造`)
})

test('whoever sees it can load the page anew, and reads no stack of calls', async () => {
  await using broken = await drawBroken(new TypeError('x is undefined'))
  expect(textOf(broken.alert)).not.toContain('x is undefined')
  const button = broken.alert.querySelector('button')
  expect(button?.textContent).toBe('刷新页面')
  button?.click()
  await until(() => broken.around.left === 1)
})
