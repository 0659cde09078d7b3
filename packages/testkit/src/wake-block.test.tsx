// @vitest-environment jsdom
import { defineView } from '@yingzao/renderer'
import { expect, test, vi } from 'vitest'
import { drawBlock } from './draw-block'
import { createTestHost, wakeBlock } from './wake-block'

test('a block that throws while it wakes is reported and taken out, and the page around it stands', async () => {
  // React prints even errors that were caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sound = defineView<object>({ name: 'sound', island: 'wanted', view: () => <p>画好了</p> })
  const island = drawBlock(sound, {})
  island.insertAdjacentHTML('afterend', '<p>邻居</p>')
  const host = createTestHost()
  await wakeBlock(island, { ...sound, view: Broken }, host)
  expect(host.report).toHaveBeenCalledWith(
    expect.objectContaining({ blockId: 'one', name: 'sound', error: new Error('broken on purpose') }),
  )
  expect(document.body.textContent).toBe('邻居')
})

function Broken(): never {
  throw new Error('broken on purpose')
}
