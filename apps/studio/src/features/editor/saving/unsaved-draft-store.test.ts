import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { FakeIndexedDb } from './testing/fake-indexed-db'
import type { UnsavedDraft } from './unsaved-draft'
import { abandonedDrafts, unsavedDraftStore } from './unsaved-draft-store'

const OWNER = { memberId: 7, code: 'etf' }
const draft: UnsavedDraft = {
  base: { revision: 3, page: page(text('a', '甲')) },
  patch: [{ op: 'remove', id: 'a' }],
}
const pendingSave = { base_revision: 3, save_id: 'one', patch: draft.patch }

let database: FakeIndexedDb
let alive: Set<string>

beforeEach(() => {
  database = new FakeIndexedDb()
  alive = new Set()
  vi.stubGlobal('indexedDB', database)
  vi.stubGlobal('IDBKeyRange', { bound: (lower: unknown, upper: unknown) => ({ lower, upper }) })
  const request = async (name: string, _: object, got: (lock: unknown) => unknown) =>
    got(alive.has(name) ? null : {})
  vi.stubGlobal('navigator', { locks: { request } })
})
afterEach(() => vi.unstubAllGlobals())

test('what a closed tab had not saved is found as it was, and gone once it is removed', async () => {
  await unsavedDraftStore(OWNER, 'tab').put({ ...draft, pendingSave })
  const [found] = await abandonedDrafts(OWNER)
  expect(found?.draft).toEqual({ ...draft, pendingSave })
  await found?.remove()
  expect(await abandonedDrafts(OWNER)).toEqual([])
})

test('it is stored under the names that browsers already keep', async () => {
  await unsavedDraftStore(OWNER, 'tab').put({ ...draft, pendingSave })
  expect(database.row('rests', [7, 'etf', 'tab'])).toEqual({
    patch: draft.patch,
    flight: pendingSave,
    revision: 3,
  })
  expect(database.row('bases', [7, 'etf', 'tab'])).toEqual(draft.base.page)
})

test('the draft of a tab that is open, of another member or of another page is left alone', async () => {
  alive.add('yingzao-tab-open')
  await unsavedDraftStore(OWNER, 'open').put(draft)
  await unsavedDraftStore({ ...OWNER, memberId: 8 }, 'other').put(draft)
  await unsavedDraftStore({ ...OWNER, code: 'fund' }, 'other').put(draft)
  expect(await abandonedDrafts(OWNER)).toEqual([])
})

test('a base that did not change is not written anew', async () => {
  const store = unsavedDraftStore(OWNER, 'tab')
  await store.put(draft)
  database.stores.get('bases')?.clear()
  await store.put({ ...draft, patch: [] })
  expect(database.row('bases', [7, 'etf', 'tab'])).toBeUndefined()
  await store.put({ ...draft, base: { revision: 4, page: page() } })
  expect(database.row('bases', [7, 'etf', 'tab'])).toEqual(page())
})

test('a tab that has saved everything leaves nothing', async () => {
  const store = unsavedDraftStore(OWNER, 'tab')
  await store.put(draft)
  await store.remove()
  expect([...database.stores.values()].map(({ size }) => size)).toEqual([0, 0])
})

test('where storage is switched off nothing is stored and nothing fails', async () => {
  database.isBroken = true
  const store = unsavedDraftStore(OWNER, 'tab')
  await store.put(draft)
  await store.remove()
  expect(await abandonedDrafts(OWNER)).toEqual([])
})
