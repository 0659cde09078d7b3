import { expect, test } from 'vitest'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import type { SignedInMember } from '../testing/sign-in-member'
import { startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { startWithAdministrator } from './testing/administrator'

const SALE = '/h5-page/h5/sale'
const OWN = '/h5-page/h5/own'

const setTheme = (
  gateway: Pick<TestGateway, 'app'>,
  member: SignedInMember,
  base_revision: number,
  theme: object,
) => callStudio(gateway, 'companyTheme', { base_revision, theme }, member)

/** What a page of the fake site was given as the company's theme. */
const shown = async ({ app }: Pick<TestGateway, 'app'>, url = SALE) =>
  /"theme":(\{[^}]*\}),"host"/.exec((await app.inject(url)).payload)?.[1]

/** With a second page, which has a theme of its own. */
async function startWithOwnTheme() {
  const { gateway, administrator } = await startWithAdministrator()
  await gateway.publish(pageText({ code: 'own', title: '自己的主题', theme: { preset: 'subai' } }))
  return { gateway, administrator }
}

test('published pages take the theme of their company in every process, without being published again', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  await using twin = await startTwin(gateway)
  expect(await shown(gateway)).toBe('{}')
  const theme = { preset: 'wenlan', radius: 'none' }
  expect((await setTheme(gateway, administrator, 0, theme)).response).toEqual({ revision: 1 })
  for (const place of [gateway, twin])
    await eventually(async () => expect(JSON.parse((await shown(place)) ?? '{}')).toEqual(theme))
  const { rows } = await gateway.ctx.db.pool.query('SELECT max(version) AS newest FROM page_version')
  expect(rows).toEqual([{ newest: 1 }])
})

test('what a theme was before stays, with who changed it, and which pages it does not reach is told', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  await setTheme(gateway, administrator, 0, { preset: 'wenlan' })
  await setTheme(gateway, administrator, 1, { preset: 'qingzhu', card: 'line' })
  const { response } = await callStudio(gateway, 'companyDetail', {}, administrator)
  expect(response).toMatchObject({
    revision: 2,
    theme: { preset: 'qingzhu', card: 'line' },
    changes: [{ theme: { preset: 'qingzhu', card: 'line' } }, { theme: { preset: 'wenlan' } }],
    published_pages: 2,
    own_themes: [{ code: 'own', title: '自己的主题' }],
  })
  const { rows } = await gateway.ctx.db.pool.query(
    "SELECT before, after FROM audit_log WHERE action = 'company.theme' AND subject = 'company:2'",
  )
  expect(rows).toEqual([{ before: { preset: 'wenlan' }, after: { preset: 'qingzhu', card: 'line' } }])
  // The other data is unchanged.
  const { rows: data } = await gateway.ctx.db.pool.query('SELECT DISTINCT company FROM company_data')
  expect(data).toHaveLength(1)
})

test('the earlier bytes of a page stay beside those in the new theme', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  await gateway.runJobs()
  await setTheme(gateway, administrator, 0, { preset: 'wenlan' })
  await gateway.runJobs()
  const { rows } = await gateway.ctx.db.pool.query<{ renders: number }>(
    'SELECT count(*)::int AS renders FROM page_render GROUP BY version_id',
  )
  expect(rows.map(({ renders }) => renders)).toEqual([2, 2])
})

test('a theme of two who change it at once is that of the first, and what is no theme is refused', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  expect((await setTheme(gateway, administrator, 0, { preset: 'wenlan' })).status).toBe(200)
  expect((await setTheme(gateway, administrator, 0, { preset: 'qingzhu' })).status).toBe(409)
  // The same again changes nothing.
  expect((await setTheme(gateway, administrator, 1, { preset: 'wenlan' })).response).toEqual({ revision: 1 })
  for (const theme of [{ preset: 'none' }, { brand: 'red' }, { radius: 4 }, { shadow: 'deep' }])
    expect((await setTheme(gateway, administrator, 1, theme)).status).toBe(400)
})

test('of the pages that follow some are named with how they would look in another theme', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  const { response } = await callStudio(gateway, 'companyDetail', {}, administrator)
  expect(response).toMatchObject({ own_themes: [{ code: 'own' }], following: [{ code: 'sale' }] })
  const look = async (theme: string) =>
    (await gateway.app.inject(`${response.following[0]?.look}${theme}`)).payload
  expect(await look('')).not.toContain('qingzhu')
  expect(await look(`&theme=${encodeURIComponent('{"preset":"qingzhu"}')}`)).toContain(
    '"theme":{"preset":"qingzhu"}',
  )
  expect(await look('&theme={')).toBe(await look(''))
})

test('a page keeps its own theme whatever its company chooses', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  await setTheme(gateway, administrator, 0, { preset: 'wenlan' })
  expect((await gateway.app.inject(OWN)).payload).toContain('"theme":{"preset":"subai"}')
})

test('pages that are no documents, as that of a login, have it too', async () => {
  const { gateway, administrator } = await startWithOwnTheme()
  await using _ = gateway
  const login = async () => (await gateway.app.inject('/passport/m/login')).payload
  expect(await login()).toContain('"theme":{}')
  await setTheme(gateway, administrator, 0, { preset: 'wenlan' })
  await gateway.runJobs()
  expect(await login()).toContain('"theme":{"preset":"wenlan"}')
})
