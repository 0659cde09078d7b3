import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { isDemoStore } from '../pages/demo-pages'
import { dataKinds } from '../registry'
import { importLines } from '../testing/import-lines'
import { signIn } from '../testing/sign-in'
import { openTestStore, startTestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { loadDemoData } from './load-demo-data'

const DEMO_PAGES = new URL('../../../../../demo/pages/', import.meta.url)

/** Everything that a demo page names in some field. */
async function named(pattern: RegExp): Promise<string[]> {
  const files = (await readdir(DEMO_PAGES)).filter((name) => name.endsWith('.json') && name !== 'untidy.json')
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, DEMO_PAGES), 'utf8')))
  return [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, id = '']) => id)))]
}

test('whatever the demo pages call for is there', async () => {
  await using gateway = await startTestGateway()
  await loadDemoData(gateway.ctx, dataKinds)
  const visitor = await signIn(gateway)
  const [vacancies, tickers, codes, activities, groups] = await Promise.all([
    named(/"(vacancy-[\w-]+)"/g),
    named(/"(vu-[\w-]+)"/g),
    named(/"codeId": "([\w-]+)"/g),
    named(/"activeType": "([\w-]+)"/g),
    named(/"groupId": "([\w-]+)"/g),
  ])
  expect([vacancies, tickers, codes, activities, groups].map((ids) => ids.length > 0)).toEqual(
    Array(5).fill(true),
  )
  for (const id of vacancies)
    expect(await call(gateway, 'activityVacancyDetail', { id }), id).toMatchObject({ code: 1 })
  for (const id of tickers)
    expect(await call(gateway, 'activityVirtualUserDetail', { id }), id).toMatchObject({ code: 1 })
  for (const code_id of codes)
    expect(await call(gateway, 'liveCodeDetail', { code_id }, visitor), code_id).toMatchObject({ code: 1 })
  for (const activity of activities)
    expect((await call(gateway, 'checkCanJoin', { activity }, visitor)).response.can_join).toBe(true)
  for (const group_id of groups) {
    expect(await call(gateway, 'joinOpenGroup', { group_id }, visitor), group_id).toMatchObject({ code: 1 })
    expect((await call(gateway, 'groupPostList', { group_id }, visitor)).response.total).toBeGreaterThan(0)
  }
})

test('the demo data comes once: what an operator changes or brings of a kind stays', async () => {
  await using store = await openTestStore()
  await importLines(store, 'vacancies', [{ vacancy_id: 'mine', change_type_limit: 5 }])
  await Promise.all([loadDemoData(store.ctx, dataKinds), loadDemoData(store.ctx, dataKinds)])
  await store.database.db.pool.query("update chat_group set name = '我的群' where group_id = 'g-8001'")
  await loadDemoData(store.ctx, dataKinds)
  const { rows } = await store.database.db.pool.query(
    "select (select string_agg(vacancy_id, ',') from vacancy) as vacancies, (select name from chat_group where group_id = 'g-8001') as name",
  )
  expect(rows).toEqual([{ vacancies: 'mine', name: '我的群' }])
})

test('the library calls its pictures as their files are called, without their folder', async () => {
  await using store = await openTestStore()
  await loadDemoData(store.ctx, dataKinds)
  const { rows } = await store.database.db.pool.query<{ name: string }>('select name from asset')
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter(({ name }) => name.includes('/'))).toEqual([])
})

test('there is no demo data in production, nor beside somebody’s own pages', async () => {
  await using store = await openTestStore()
  expect(await isDemoStore(store.ctx)).toBe(true)
  const config = { ...store.ctx.config, env: 'production' as const }
  expect(await isDemoStore({ ...store.ctx, config })).toBe(false)
  await using gateway = await startTestGateway()
  expect((await gateway.database.db.pool.query('select 1 from rule')).rows).toEqual([])
})
