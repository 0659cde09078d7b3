import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../testing/browser'
import { COLUMNS } from './columns'
import { cellOf, type Row } from './row'
import { LOGIN } from './steps'
import { ROWS } from './table'
import { button, drawn, openWatched, RULES } from './watched-page'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

const RECENT = '6.43.0'
const numbered = ROWS.map((row, index) => ({ row, id: `row-${index}` }))

/** The rows that fit on one page: outside the app there is no version, so all of them. */
function pagesOf(container: string) {
  if (container !== 'app') return [{ clientVersion: RECENT, rows: numbered }]
  const versions = [...new Set(ROWS.map(({ clientVersion = RECENT }) => clientVersion))]
  return versions.map((clientVersion) => ({
    clientVersion,
    rows: numbered.filter(({ row }) => (row.clientVersion ?? RECENT) === clientVersion),
  }))
}

const blockOf = ({ row, id }: { row: Row; id: string }) =>
  button(id, row.action, row.isNeedLogin ? { isNeedLogin: true } : {})

describe.each(COLUMNS)('$title', (column) => {
  test.each([false, true])('every action does what the table says (logged in: %s)', async (isLoggedIn) => {
    const expected: Record<string, object> = {}
    const found: Record<string, object> = {}
    for (const { clientVersion, rows } of pagesOf(column.container)) {
      const blocks = [...rows.map(blockOf), RULES]
      await using watched = await openWatched(browser, { column, blocks, isLoggedIn, clientVersion })
      for (const { row, id } of rows) {
        const { asked, steps } = cellOf(row, column.container, isLoggedIn, LOGIN)
        const cell = { asked: [...asked], steps: drawn(steps) }
        const name = `${row.action.type} ${row.title}`
        expected[name] = cell
        found[name] = await watched.tap(id, cell, row)
      }
      // Late effects could not be assigned to a row.
      expect(await watched.seen()).toEqual({ asked: [], steps: [] })
    }
    expect(found).toEqual(expected)
    expect(Object.keys(found)).toHaveLength(ROWS.length)
  })
})
