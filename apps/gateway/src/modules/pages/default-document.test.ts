import { fixedRoutes, legalPages, operations } from '@yingzao/contract/server'
import { reservedPages } from '@yingzao/pages'
import { type JsonValue, toWireDocument } from '@yingzao/schema/server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { NO_LIST } from '../../company/company-data'
import { fakeSite } from '../testing/fake-site'
import { signInMember } from '../testing/sign-in-member'
import {
  BY_TEST,
  COMPANY,
  openTestStore,
  startTestGateway,
  type TestStore,
} from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { defaultContent, standInContent } from './default-document'
import { checkPage } from './document/check-page'
import { exportPage } from './document/export-page'
import { createPage } from './draft/create-page'

test('every address that the site itself leads to has a page that stands in, and no page is without one', () => {
  const codes = [...fixedRoutes, ...legalPages].map(({ code }) => code)
  expect([...reservedPages.keys()].sort()).toEqual(codes.sort())
})

describe('publishing', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await openTestStore()
  })
  afterAll(() => store[Symbol.asyncDispose]())

  test.each([...fixedRoutes, ...legalPages])(
    'refuses and remarks nothing of the page that stands in for $code',
    async ({ code }) => {
      const content = await standInContent(store.ctx, code)
      if (!content) throw new Error(`${code} has no page that stands in.`)
      const document = toWireDocument(content.document) as unknown as JsonValue
      const company = { site: COMPANY, advisers: [] }
      const config = { linkHosts: [] as string[] } as Parameters<typeof checkPage>[0]['config']
      const { findings } = await checkPage({ config }, { document, company, list: NO_LIST })
      expect(findings).toEqual([])
    },
  )
})

test('any other code has none, whatever objects are born with', () => {
  for (const code of ['sale', 'constructor', '__proto__', 'SLZF', 'Privacy'])
    expect(defaultContent(code)).toBeUndefined()
})

test('the drawings of a page that stands in are there for visitors and for members who begin with it', async () => {
  const renderPage = vi.fn(fakeSite().renderPage)
  await using gateway = await startTestGateway({ site: fakeSite({ renderPage }) })
  const code = 'stockCompetition'
  expect(JSON.stringify(defaultContent(code))).toContain('certificate-1x1.svg')

  await gateway.app.inject(`/h5-page/${code}`)
  const detail = await gateway.app.inject(`${operations.activityPageDetail.path}?code=${code}`)
  const exported = await exportPage(gateway.ctx, code, 'newest')
  const member = await signInMember(gateway, { roles: ['operator'] })
  await createPage(gateway.ctx, member, BY_TEST, { code, title: '大赛' })
  const begun = await exportPage(gateway.ctx, code, 'written')
  const drawn = renderPage.mock.calls[0]?.[0]
  const addresses = picturesOf(drawn?.document)
  const { page_schema } = detail.json().response.activity_page
  for (const page of [page_schema, exported, begun]) expect(picturesOf(page)).toEqual(addresses)

  // Its size is given, so that nothing shifts when it arrives.
  expect(addresses.map((address) => drawn?.images[address]?.width)).toEqual(addresses.map(() => 750))
  for (const address of addresses) {
    expect((await gateway.app.inject(address)).headers['content-type']).toContain('image/svg+xml')
  }
})

test('what pages that stand in draw is not offered by the library', async () => {
  await using gateway = await startTestGateway()
  const member = await signInMember(gateway, { roles: ['editor'] })
  await gateway.app.inject('/h5-page/stockCompetition')
  const listed = async (which: { hidden?: '1' }) =>
    (await callStudio(gateway, 'assetList', which, member)).response.list.length
  expect(await listed({})).toBe(0)
  expect(await listed({ hidden: '1' })).toBeGreaterThan(0)
})

/** Everything of a page that is the address of a drawing or names one, in page order. */
function picturesOf(page: unknown): string[] {
  return JSON.stringify(page).match(/[^"]+\.svg/g) ?? []
}
