import { expect, test } from 'vitest'
import { editorUiOf } from '../session/editor-ui'
import { testSession } from '../testing/test-session'
import { canvasSession } from './canvas-session'

function open() {
  const session = testSession([
    { name: 'button', id: 'join', value: { text: '报名' } },
    { name: 'text', id: 'rules', value: { html: '<p>规则</p>' } },
    { name: 'image', id: 'kv', value: { url: '/a.png' } },
  ])
  const canvas = canvasSession(session, (command, input) => session.editor.run(command, input))
  return { session, canvas, propsOf: (id: string) => session.editor.tree.index.get(id)?.block.value }
}

test('a text that is typed on the canvas is written where its block keeps it', () => {
  const { canvas, propsOf, session } = open()
  const text = canvas.actions.textOf('join')
  if (!text) throw new Error('The button has a text.')
  canvas.actions.writeText('join', text, '立即报名')
  expect(propsOf('join')).toMatchObject({ text: '立即报名' })
  expect(session.editor.history.steps).toHaveLength(1)
})

test('what is not allowed in a rich text does not come in on the canvas either', () => {
  const { canvas, propsOf } = open()
  const text = canvas.actions.textOf('rules')
  if (!text) throw new Error('The text has a text.')
  canvas.actions.writeText('rules', text, '<p onclick="alert(1)">新<script>alert(1)</script></p>')
  expect(propsOf('rules')?.html).toBe('<p>新</p>')
})

test('a block without words, or one that is gone, has no text, and writing to it does nothing', () => {
  const { canvas, session } = open()
  const text = canvas.actions.textOf('join')
  expect([canvas.actions.textOf('gone'), text?.kind]).toEqual([undefined, 'line'])
  if (text) canvas.actions.writeText('gone', text, '字')
  expect(session.editor.history.steps).toEqual([])
})

test('a click on the page shows the settings, one on an empty place the palette', () => {
  const { canvas, session } = open()
  canvas.actions.showSettings()
  expect(editorUiOf(session).get().side).toBe('right')
})

test('links in texts lead to the page itself and to the hosts that are allowed', () => {
  const { isSafeLink } = open().canvas.actions
  expect(
    ['/h5-page/', '#a', 'https://www.example.com/', 'https://evil.org/', 'javascript:1'].map(isSafeLink),
  ).toEqual([true, true, true, false, false])
})
