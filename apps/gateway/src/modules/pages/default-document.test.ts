import { fixedRoutes } from '@yingzao/contract/server'
import { type JsonValue, toWireDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { checkPage } from './check-page'
import { defaultContent } from './default-document'

test.each(fixedRoutes)('the page that stands in at $path breaks no rule of publishing', ({ code }) => {
  const content = defaultContent(code)
  if (!content) throw new Error(`${code} has no page that stands in.`)
  const document = toWireDocument(content.document) as unknown as JsonValue
  const config = { linkHosts: [] as string[] } as Parameters<typeof checkPage>[0]['config']
  expect(checkPage({ config }, { document }).findings).toEqual([])
})

test('a code of no fixed route has none, whatever objects are born with', () => {
  for (const code of ['sale', 'constructor', '__proto__', 'SLZF'])
    expect(defaultContent(code)).toBeUndefined()
})
