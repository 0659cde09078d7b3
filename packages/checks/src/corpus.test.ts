import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document'
import { cleanPages } from './testing/clean-pages'
import { plantedPages } from './testing/planted-pages'
import { LINK_HOSTS, NOW, SITE } from './testing/sample'

const DEMO = fileURLToPath(new URL('../../../demo/pages', import.meta.url))

const errorsOf = (document: JsonValue, site = SITE) =>
  checkDocument(document, { linkHosts: LINK_HOSTS, now: NOW, facts: { site } })
    .findings.filter(({ severity }) => severity === 'error')
    .map(({ rule, path }) => `${rule} ${path}`)

/** A thousand pages take a while on a machine that is busy with other things. */
const PATIENCE_MS = 60_000

test(
  'of 500 pages with something that must not be published, none can be, and each for that reason',
  () => {
    const planted = plantedPages()
    expect(planted.length).toBeGreaterThanOrEqual(500)
    const passed = planted.filter(({ document, site, rules }) => {
      const errors = errorsOf(document, site)
      return !errors.some((error) => rules.some((rule) => error.startsWith(`${rule} `)))
    })
    expect(passed.map(({ what }) => what)).toEqual([])
  },
  PATIENCE_MS,
)

test(
  'of 200 clean pages none is refused',
  () => {
    const clean = cleanPages(demoPages())
    expect(clean.length).toBeGreaterThanOrEqual(200)
    const refused = clean.flatMap(({ what, document }) =>
      errorsOf(document).map((error) => `${what}: ${error}`),
    )
    expect(refused.slice(0, 20)).toEqual([])
  },
  PATIENCE_MS,
)

/** The demo documents that may be published. */
function demoPages(): JsonRecord[] {
  return readdirSync(DEMO)
    .filter((file) => file.endsWith('.json') && file !== 'untidy.json')
    .map((file) => JSON.parse(readFileSync(`${DEMO}/${file}`, 'utf8')) as JsonRecord)
}
