import { renderBlocks } from '@yingzao/renderer/server'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'
import { SITE } from '@yingzao/testkit'
import { expect, test } from 'vitest'
import type { Example } from './example'
import { examples } from './examples'
import { specs } from './props'
import { views } from './view-server'

const MARKED = '/h5-page/h5/tapped'
const action = { type: ACTION_TYPES.link, atext: MARKED }

/** A video asks for a tap once its preview is over, which the server does not see. */
const LATER: ReadonlySet<string> = new Set(['video'])

function drawn(name: string, { value, common, children = [] }: Example): string {
  const wire = { name, value: { ...common, ...value, action }, children }
  const document = JSON.parse(JSON.stringify({ code: 'taps', title: '点击', page_schema: [wire] }))
  const { page_schema } = readDocument(document, specs).document
  const facts = { title: '点击', images: {}, site: SITE, firstImageBlock: undefined }
  return renderBlocks({ blocks: page_schema, views, facts, draft: false }).html
}

test.each(specs.all.filter(({ name }) => !LATER.has(name)))(
  'the spec of $name says whether its action is done at a tap',
  ({ name, tap }) => {
    const all = (examples[name] ?? []).filter(({ version }) => version === undefined)
    const acting = all.filter((example) => drawn(name, example).includes(`href="${MARKED}"`))
    expect(acting.length > 0).toBe(tap === 'action')
  },
)
