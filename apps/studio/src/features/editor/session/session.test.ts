import { setPage } from '@yingzao/editor-core'
import { describe, expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { editorUiOf } from './editor-ui'
import { placeStore } from './place-store'
import { isWithin } from './reveal'

describe('the editor’s own interface', () => {
  test('is one for an open page, and another one for another', () => {
    const [one, other] = [testSession([]), testSession([])]
    expect(editorUiOf(one)).toBe(editorUiOf(one))
    expect(editorUiOf(one)).not.toBe(editorUiOf(other))
  })

  test('shows the side of a panel that is opened', () => {
    const ui = editorUiOf(testSession([]))
    ui.set({ side: 'right' })
    ui.set({ tab: 'layers' })
    expect(ui.get()).toMatchObject({ tab: 'layers', side: 'left' })
  })

  test('announces the same words twice as two things', () => {
    const ui = editorUiOf(testSession([]))
    ui.announce('已复制')
    const { count } = ui.get().announcement
    ui.announce('已复制')
    expect(ui.get().announcement).toEqual({ text: '已复制', count: count + 1 })
  })

  test('notes the step that a notice is about, so that it goes with the next one', () => {
    const session = testSession([])
    const ui = editorUiOf(session)
    session.editor.run(setPage, { title: '新' })
    ui.notify('已修改')
    expect(ui.get().notice).toMatchObject({
      text: '已修改',
      step: session.editor.history.steps[0],
      canUndo: true,
    })
    expect(ui.get().announcement.text).toBe('已修改')
  })

  test('asks the handler that came last, and the one before once that is gone', () => {
    const ui = editorUiOf(testSession([]))
    const asked: string[] = []
    ui.handle('save', () => asked.push('first'))
    const leave = ui.handle('save', () => asked.push('second'))
    ui.handlerOf('save')?.()
    leave()
    ui.handlerOf('save')?.()
    expect([asked, ui.handlerOf('publish')]).toEqual([['second', 'first'], undefined])
  })
})

describe('facts about files', () => {
  const picture = { url: '/a.png', kind: 'image', type: 'image/png', width: 10, height: 20 } as const
  const video = { url: '/a.mp4', kind: 'video', type: 'video/mp4', width: null, height: null } as const

  test('a picture is known in its size before the page names it, a video has none', () => {
    const { facts } = testSession([])
    let changes = 0
    facts.subscribe(() => {
      changes += 1
    })
    facts.add(picture)
    facts.add(picture)
    facts.add(video)
    expect(facts.get().images).toEqual({ '/a.png': { url: '/a.png', width: 10, height: 20, variants: [] } })
    expect(changes).toBe(1)
  })

  test('a weight is told to the checks, of pictures and videos apart', () => {
    const { facts } = testSession([])
    facts.weigh(picture, 900)
    facts.weigh(video, 9_000)
    expect(facts.files()).toEqual({
      images: { '/a.png': { width: 10, height: 20, bytes: 900, type: 'image/png' } },
      videos: { '/a.mp4': { bytes: 9_000 } },
    })
  })
})

test.each([
  ['value.list[0].image', 'value.list', true],
  ['value.list[0].image', 'value.list[0]', true],
  ['value.text', 'value', true],
  ['value.text', 'value.text', true],
  ['value.textSize', 'value.text', false],
  ['value', 'value.text', false],
])('whether %s is in %s is %s', (path, around, is) => {
  expect(isWithin(path, around)).toBe(is)
})

test('who follows the selected place hears of every change until they leave', () => {
  const store = placeStore<{ top: number; bottom: number }>()
  const heard: unknown[] = []
  const leave = store.subscribe(() => heard.push(store.get()))
  store.set({ top: 1, bottom: 2 })
  leave()
  store.set(undefined)
  expect([heard, store.get()]).toEqual([[{ top: 1, bottom: 2 }], undefined])
})
