import { expect, test, vi } from 'vitest'
import type { PageAnswering } from '../../define-module'
import { pageText } from '../../testing/documents'
import { fakeSite } from '../../testing/fake-site'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { loadAnswered } from './load-answered'
import { announceAnswers } from './page-answers'
import { listenToPageChanges } from './page-changes'

const FEED = JSON.stringify(['feedList', { kind: 'etf' }])
const ORDERS = JSON.stringify(['myOrders', {}])

/** A site whose pages ask for a data column, and for what only their visitor may know. */
const asking = fakeSite({
  renderPage: ({ answers }) => ({
    html: `<main>${JSON.stringify(answers ?? {})}</main>`,
    csp: '',
    failures: [],
    asks: [FEED, ORDERS],
  }),
})

async function htmlOf({ ctx }: TestStore, pageAnswers: PageAnswering): Promise<string | undefined> {
  const page = await loadAnswered({ ...ctx, pageAnswers }, 'sale')
  return page?.html.toString()
}

test('a page is drawn with the answers that the server may give, as they are at that moment', async () => {
  await using store = await openTestStore({ site: asking })
  await store.publish(pageText())
  let rows = 3
  const pageAnswers: PageAnswering = {
    feedList: async (_ctx, { kind, page_size }) => ({ kind, page_size, rows }),
  }
  expect(await htmlOf(store, pageAnswers)).toBe(
    `<main>${JSON.stringify({ [FEED]: { kind: 'etf', page_size: 50, rows: 3 } })}</main>`,
  )
  rows = 4
  expect(await htmlOf(store, pageAnswers)).toContain('"rows":4')
})

test('what the server may not answer, and what fails, is left to the phone', async () => {
  await using store = await openTestStore({ site: asking })
  await store.publish(pageText())
  expect(await htmlOf(store, {})).toBe('<main>{}</main>')
  const failing: PageAnswering = { feedList: () => Promise.reject(new Error('no ink')) }
  expect(await htmlOf(store, failing)).toBe('<main>{}</main>')
})

test('every process hears that a call answers something else once that is committed, and not before', async () => {
  await using store = await openTestStore()
  const changes = await listenToPageChanges(store.ctx)
  const answersChanged = vi.fn()
  const noted = { pageChanged: () => {}, companyChanged: () => {}, everythingChanged: () => {} }
  changes.watch({ ...noted, answersChanged })
  await store.ctx.db.orm.transaction(async (tx) => {
    await announceAnswers(tx, 'feedList')
    expect(answersChanged).not.toHaveBeenCalled()
  })
  await vi.waitFor(() => expect(answersChanged).toHaveBeenCalledOnce())
  await changes.close()
})
