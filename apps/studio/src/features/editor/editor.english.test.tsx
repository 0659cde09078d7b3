import { act } from 'react'
import { expect, test } from 'vitest'
import { type } from '../../testing/hand'
import { FindPanel } from './find/find-panel'
import { HistoryPanel } from './history/history-panel'
import { ShortcutSheet } from './keyboard/shortcut-sheet'
import { PageSettings } from './page-settings/page-settings'
import { SaveMark } from './saving/save-mark'
import { editorUiOf } from './session/editor-ui'
import { mountEditor } from './testing/mount-editor'
import { testSession } from './testing/test-session'
import { EditorTour } from './tour/editor-tour'
import { EmptyPage } from './tour/empty-page'

test('panels, settings, shortcuts and the tour of the editor are in English', async () => {
  const session = testSession([], {
    title: 'Test page',
    meta: { description: 'A page that tests draw, to read what stands around it', keywords: 'test' },
  })
  await using screen = await mountEditor(
    session,
    <>
      <SaveMark />
      <EmptyPage />
      <FindPanel />
      <HistoryPanel />
      <PageSettings />
      <ShortcutSheet />
      <EditorTour />
    </>,
  )
  await act(async () => editorUiOf(session).set({ dialog: 'shortcuts' }))
  await type(screen.place.querySelector('input[type="search"]'), 'rocket')
  const said = document.body.textContent ?? ''
  for (const words of [
    'Saved',
    'Choose blocks here',
    'Begin with the first block',
    'Keyboard shortcuts',
    'Move into the neighbouring container',
    'Campaign time',
    '“rocket” is not on the page',
  ])
    expect(said).toContain(words)
  expect(said).not.toMatch(/[\u4e00-\u9fff]/)
})
