import postcss from 'postcss'
import { expect, test } from 'vitest'
import { unitsPlugin } from './postcss-units'

const written = async (css: string) => (await postcss([unitsPlugin()]).process(css, { from: undefined })).css

test('a length of the 750 design follows the stage', async () => {
  expect(await written('a{margin:-24u auto .5u}')).toBe(
    'a{margin:calc(var(--u) * -24) auto calc(var(--u) * .5)}',
  )
})

test.each(['font-size', 'line-height', 'letter-spacing', '--yz-text-m'])(
  'a size of text, as %s is, follows the size of text too',
  async (property) => {
    expect(await written(`a{${property}:28u}`)).toBe(`a{${property}:calc(var(--t) * 28)}`)
  },
)

test('what only looks like a unit stays', async () => {
  const css = 'a{width:24px;animation:x1u 2s}'
  expect(await written(css)).toBe(css)
})
