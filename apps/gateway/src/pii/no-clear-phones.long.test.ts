import { expect, test } from 'vitest'
import { pagePublishing } from '../modules/pages'
import { pageText } from '../modules/testing/documents'
import { signIn } from '../modules/testing/sign-in'
import { openTestStore } from '../modules/testing/start-test-gateway'
import { freshPhones, searchPhones } from './testing/search-phones'
import { phoneCalls } from './testing/use-phones'

// `npm run test:abuse` does the same with a thousand.
test('a hundred phones, used in every way, leave none in clear: no row, file, log line or reply', async () => {
  const { found, made, bytes } = await searchPhones(freshPhones(100))
  expect(found).toEqual({})
  expect([...made]).toEqual(expect.arrayContaining(phoneCalls.map(({ id }) => id)))
  // A database that was really searched has more than a few pages.
  expect(bytes).toBeGreaterThan(1_000_000)
}, 120_000)

test('a phone that is stored in clear once is found in all places that it reaches', async () => {
  const [phone = ''] = freshPhones(1)
  const { found } = await searchPhones([phone], async (ctx) => {
    const files = { read: async () => undefined }
    await pagePublishing.importPage(ctx, { text: pageText({ text: phone }), files, by: 'test' })
    ctx.log.info(`Somebody called ${phone}`)
  })
  expect(found).toEqual({
    'rows of public.page_version': [phone],
    log: [phone],
    'files of the database': [phone],
    'write-ahead log': [phone],
  })
})

test('the database itself refuses a phone in clear where one belongs encrypted', async () => {
  await using store = await openTestStore()
  const { uid } = await signIn(store)
  for (const column of ['handset_enc', 'handset_hash']) {
    const change = store.ctx.db.pool.query(`UPDATE softuser SET ${column} = $1 WHERE softuser_id = $2`, [
      '13800138000',
      uid,
    ])
    await expect(change).rejects.toThrow(`softuser_${column}_form`)
  }
})
