import { setStyle } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { type Arrangement, arrange } from './arrange'

const text = (id: string, style = {}) => ({ name: 'text', id, value: { html: '<p>字</p>', style } })
const IDS = ['a', 'b', 'c']

function arranged(how: Arrangement, gap?: string | number) {
  const { editor } = testSession([
    text('a', { margin: 20, width: '50%' }),
    text('b', { marginTop: 7 }),
    text('c', { width: 300 }),
  ])
  arrange(editor, IDS, how, { label: '排列', ...(gap !== undefined && { gap }) })
  const styles = IDS.map((id) => editor.tree.index.get(id)?.block.common.style ?? {})
  return { editor, styles }
}

test('the distance between blocks becomes one, and the outer ones keep their outer margins', () => {
  const [first, second, third] = arranged('spaceEvenly', 48).styles
  expect([first?.marginTop, first?.marginBottom]).toEqual([20, 48])
  expect([second?.marginTop, second?.marginBottom]).toEqual([0, 48])
  expect([third?.marginTop, third?.marginBottom]).toEqual([0, undefined])
  expect(arranged('spaceEvenly').styles[0]?.marginBottom).toBe('var(--yz-space-m)')
})

test('all become as wide as the first', () => {
  expect(arranged('sameWidth').styles.map(({ width }) => width)).toEqual(['50%', '50%', '50%'])
})

test('blocks and their texts go to the left or the middle', () => {
  for (const style of arranged('alignCentre').styles)
    expect(style).toMatchObject({ marginLeft: 'auto', marginRight: 'auto', textAlign: 'center' })
  for (const style of arranged('alignLeft').styles)
    expect(style).toMatchObject({ marginLeft: 0, textAlign: 'left' })
})

test('it is one step', () => {
  const { editor } = arranged('alignCentre')
  expect(editor.history.steps.map(({ label }) => label)).toEqual(['排列'])
  editor.undo()
  expect(editor.tree.index.get('a')?.block.common.style).toEqual({ margin: 20, width: '50%' })
  editor.run(setStyle, { ids: ['a'], style: { width: 1 } })
  expect(editor.history.steps).toHaveLength(1)
})
