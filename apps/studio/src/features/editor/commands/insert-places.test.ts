import { CHILDREN, insertBlock, PAGE, type Place } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { insertPlaces, runAtFirst } from './insert-places'

const text = (id: string) => ({ name: 'text', id, value: { html: '' } })

function open(...selected: string[]) {
  const session = testSession([
    text('a'),
    { name: 'container', id: 'box', value: {}, children: [text('x'), text('y')] },
    { name: 'container', id: 'empty', value: {} },
  ])
  session.editor.select(selected)
  return session
}

const short = (places: readonly Place[]) =>
  places.map(({ parentId, index }) => `${parentId ?? 'page'} ${index ?? 'end'}`)

test('something new goes behind what is selected, else behind what that stands in, else to the end', () => {
  expect(short(insertPlaces(open('x')))).toEqual(['box 1', 'page 2', 'page end'])
  expect(short(insertPlaces(open('a', 'y')))).toEqual(['box 2', 'page 2', 'page end'])
  expect(short(insertPlaces(open()))).toEqual(['page end'])
})

test('an empty container that is selected is filled first', () => {
  expect(short(insertPlaces(open('empty')))).toEqual(['empty end', 'page 3', 'page end'])
})

test('the list that the canvas shows empty, a tab that is open, comes before everything', () => {
  const session = open('a')
  const slot = ['value', 'list', 1, 'children']
  session.canvas.set({ open: { handle: { emptySlotOf: () => JSON.stringify(slot) } } as never })
  expect(insertPlaces(session)[0]).toEqual({ parentId: 'a', slot })
})

const insert = (session: ReturnType<typeof open>, name: string, places: readonly Place[]) =>
  runAtFirst(session.editor, places, insertBlock, (at) => ({ name, at }))

test('a refusal that no other place would change is told at once, and nothing is inserted', () => {
  const session = open('x')
  const ran = insert(session, 'nobodyKnowsIt', insertPlaces(session))
  expect(ran.ok ? '' : ran.refusal.rule).toBe('unknown-block')
  expect(session.editor.history.steps).toEqual([])
})

test('when no place takes it, the first refusal is the one that is told', () => {
  const session = open()
  const gone = { parentId: 'gone', slot: CHILDREN }
  const ran = insert(session, 'text', [gone, { parentId: PAGE }])
  expect(ran.ok ? '' : ran.refusal.blockId).toBe('gone')
})
