import { expect, test } from 'vitest'
import { testSession } from '../testing/test-session'
import { sectionPlace } from './bring-section'
import { selectedText } from './selected-text'

const block = (name: string, id: string, children: { name: string; id: string }[] = []) => ({
  name,
  id,
  value: {},
  children,
})
const page = () =>
  testSession([
    block('section', 'first', [block('text', 'inside')]),
    block('text', 'second'),
    block('footer', 'foot'),
    block('popup', 'rules'),
  ])
const indexAfter = (session: ReturnType<typeof page>, ...ids: string[]) => {
  session.editor.select(ids)
  return sectionPlace(session).index
}

test('a section goes behind the whole part that somebody works in', () => {
  const session = page()
  expect(indexAfter(session, 'inside')).toBe(1)
  expect(indexAfter(session, 'second')).toBe(2)
})

test('it stays before what a page ends with, whatever is selected', () => {
  const session = page()
  expect(indexAfter(session)).toBe(2)
  expect(indexAfter(session, 'foot')).toBe(2)
  expect(indexAfter(session, 'rules')).toBe(2)
  expect(sectionPlace(testSession([])).index).toBe(0)
})

test('what is kept is what is selected, in the order of the page and nothing twice', () => {
  const session = page()
  expect(selectedText(session)).toBeUndefined()
  session.editor.select(['second', 'inside', 'first'])
  const kept = JSON.parse(selectedText(session) ?? '')
  expect(kept.map(({ id }: { id: string }) => id)).toEqual(['first', 'second'])
  expect(kept[0].children).toHaveLength(1)
})
