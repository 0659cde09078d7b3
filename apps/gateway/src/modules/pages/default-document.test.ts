import { fixedRoutes, legalPages } from '@yingzao/contract/server'
import { reservedPages } from '@yingzao/pages'
import { type JsonValue, toWireDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { COMPANY } from '../testing/start-test-gateway'
import { defaultContent } from './default-document'
import { checkPage } from './document/check-page'

test('every address that the site itself leads to has a page that stands in, and no page is without one', () => {
  const codes = [...fixedRoutes, ...legalPages].map(({ code }) => code)
  expect([...reservedPages.keys()].sort()).toEqual(codes.sort())
})

test.each([...fixedRoutes, ...legalPages])(
  'the page that stands in for $code breaks no rule of publishing',
  async ({ code }) => {
    const content = defaultContent(code)
    if (!content) throw new Error(`${code} has no page that stands in.`)
    const document = toWireDocument(content.document) as unknown as JsonValue
    const config = { linkHosts: [] as string[] } as Parameters<typeof checkPage>[0]['config']
    const checked = await checkPage({ config }, { document, company: { site: COMPANY, advisers: [] } })
    expect(checked.findings).toEqual([])
  },
)

test('any other code has none, whatever objects are born with', () => {
  for (const code of ['sale', 'constructor', '__proto__', 'SLZF', 'Privacy'])
    expect(defaultContent(code)).toBeUndefined()
})
