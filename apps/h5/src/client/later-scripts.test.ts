// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

let fetchLater: () => Promise<unknown> | undefined
beforeEach(async () => {
  vi.resetModules()
  fetchLater = (await import('./later-scripts')).fetchLater
  document.head.innerHTML = ''
  delete document.body.dataset.more
})

const scripts = () => Array.from(document.scripts)
const addresses = () => scripts().map((script) => script.getAttribute('src'))

test('asks for the one file once, however often it is wanted', async () => {
  document.body.dataset.more = '/a+b.js'
  const first = fetchLater()
  expect(fetchLater()).toBe(first)
  expect(addresses()).toEqual(['/a+b.js'])
  scripts()[0]?.dispatchEvent(new Event('load'))
  await first
  expect(fetchLater()).toBe(first)
})

test('keeps nobody waiting when the file does not come', async () => {
  document.body.dataset.more = '/a.js'
  const asked = fetchLater()
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(asked).resolves.toBeDefined()
})

test('asks for nothing on a page that has no such file, and for its own on the page that comes next', () => {
  expect(fetchLater()).toBeUndefined()
  document.body.dataset.more = '/a.js'
  void fetchLater()
  document.body.dataset.more = '/b.js'
  void fetchLater()
  delete document.body.dataset.more
  expect(fetchLater()).toBeUndefined()
  expect(addresses()).toEqual(['/a.js', '/b.js'])
})
