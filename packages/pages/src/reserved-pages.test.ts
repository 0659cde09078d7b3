import { scenes } from '@yingzao/art'
import { fixedRoutes, legalPages } from '@yingzao/contract/server'
import type { JsonRecord } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { privacyVersion } from './privacy-version'
import { reservedPages } from './reserved-pages'

test('every folder is named after the code of its page', () => {
  expect(reservedPages.size).toBeGreaterThan(0)
  for (const [folder, { code }] of reservedPages) expect(code).toBe(folder)
})

test('company and risk are named on every page that is no embedded strip', () => {
  const without = [...reservedPages.values()].filter(({ page_schema }) => {
    // Blocks that lie over the page come after its end.
    const last = page_schema
      .filter(({ name }) => !['suspension', 'retainPopup', 'popup'].includes(String(name)))
      .at(-1)
    return last?.name !== 'footer' || !JSON.stringify(last.value).match(/"show":true.*"fxts":true/)
  })
  expect(without.map(({ code }) => code)).toEqual(['simulateTrading_marquee'])
})

test('the privacy policy prints the version that is stored with a consent to it', () => {
  expect(JSON.stringify(reservedPages.get('privacy'))).toContain(`<p>版本 ${privacyVersion}，自`)
})

/** As the text of their documents, by code. */
const texts = Array.from(reservedPages, ([code, page]) => [code, JSON.stringify(page)] as const)

const routes = [...fixedRoutes, ...legalPages]

test('every picture is a scene, in the ratio of its name', () => {
  const known = new Set(scenes.map(({ id }) => id))
  const pictures = texts.flatMap(([, text]) => text.match(/[^"]+\.(?:svg|png|jpe?g|webp|gif)(?=")/g) ?? [])
  const unknown = pictures.filter(
    (name) => !known.has(/^([a-z-]+)-\d{1,2}x\d{1,2}\.svg$/.exec(name)?.[1] ?? ''),
  )
  expect(pictures.length).toBeGreaterThan(0)
  expect(unknown).toEqual([])
})

test('buttons and cards lead to addresses of the site, or to a place on their own page', () => {
  const addresses = new Set(routes.map(({ path }) => `/h5-page${path}`))
  const lost = texts.flatMap(([code, text]) =>
    Array.from(text.matchAll(/"atext":"([^"]+)"/g), ([, to = '']) => to)
      .filter((to) => (to.startsWith('#') ? !text.includes(`"id":"${to.slice(1)}"`) : !addresses.has(to)))
      .map((to) => `${code}: ${to}`),
  )
  expect(lost).toEqual([])
})

test('a page of sections shows a scene, a film or a portfolio first, and no two neighbours stand on one ground', () => {
  for (const [code, { page_schema }] of reservedPages) {
    const sections = page_schema.filter(({ name }) => name === 'section')
    if (sections.length === 0) continue
    expect(JSON.stringify(page_schema[0]), code).toMatch(/\.svg"|"(wLesson|wSim\w+)"/)
    // A card that lies over the end of a section has no neighbours.
    const wide = sections.filter(({ value }) => (value as JsonRecord).width !== 'inset')
    const grounds = wide.map(({ value }) => (value as JsonRecord).ground)
    expect(
      grounds.filter((ground, index) => index > 0 && ground === grounds[index - 1]),
      code,
    ).toEqual([])
  }
})
