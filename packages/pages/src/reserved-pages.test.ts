import { expect, test } from 'vitest'
import { privacyVersion } from './privacy-version'
import { reservedPages } from './reserved-pages'

test('every folder is named after the code of its page', () => {
  expect(reservedPages.size).toBeGreaterThan(0)
  for (const [folder, { code }] of reservedPages) expect(code).toBe(folder)
})

test('company and risk are named on every page that is no embedded strip', () => {
  const without = [...reservedPages.values()].filter(({ page_schema }) => {
    const last = page_schema.at(-1)
    return last?.name !== 'footer' || !JSON.stringify(last.value).match(/"show":true.*"fxts":true/)
  })
  expect(without.map(({ code }) => code)).toEqual(['simulateTrading_marquee'])
})

test('the privacy policy prints the version that is stored with a consent to it', () => {
  expect(JSON.stringify(reservedPages.get('privacy'))).toContain(`<p>版本 ${privacyVersion}，自`)
})
