import { type AnyBlockView, defineView } from '@yingzao/renderer'
import { renderBlocks } from '@yingzao/renderer/server'
import type { Block } from '@yingzao/schema/client'
import { expect } from 'vitest'
import { SITE } from '../draw-block'

const neighbour = defineView<object>({ name: 'neighbour', view: () => <p>邻居</p> })

/** Props that throw when looked at: the closest a test comes to the mistake that nobody has thought of. */
const THROWING = new Proxy<Record<string, unknown>>(
  {},
  {
    get() {
      throw new Error('broken on purpose')
    },
  },
)

/**
 * Asserts that a block which throws is reported, leaves nothing of itself, and leaves its neighbours whole.
 * It must be a block with props: one without has nothing here to fail on.
 */
export function checkThrowingProps(view: AnyBlockView): void {
  const { html, failures } = renderBlocks({
    blocks: [
      blockOf('neighbour', 'before'),
      blockOf(view.name, 'one', THROWING),
      blockOf('neighbour', 'after'),
    ],
    views: { neighbour, [view.name]: view },
    facts: { title: '', images: {}, site: SITE, firstImageBlock: undefined },
    draft: false,
  })
  expect(failures).toEqual([{ blockId: 'one', name: view.name, message: 'broken on purpose' }])
  expect(html.match(/邻居/g)).toHaveLength(2)
  expect(html).not.toContain('data-id="one"')
}

function blockOf(name: string, id: string, value: Record<string, unknown> = {}): Block {
  return { name, id, value, common: {}, children: [] }
}
