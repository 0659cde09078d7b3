// @vitest-environment jsdom
import { type EditedPage, mergeDocuments } from '@yingzao/editor-core'
import { afterEach, expect, test, vi } from 'vitest'
import { click } from '../../../testing/hand'
import { mountEditor } from '../testing/mount-editor'
import { testSession } from '../testing/test-session'
import { CollisionDialog } from './collision-dialog'
import type { Choices } from './resolve-conflicts'
import type { Collision } from './save-state'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let screen: Awaited<ReturnType<typeof mountEditor>>
let decided: Choices | undefined

afterEach(() => screen[Symbol.asyncDispose]())

const button = (id: string, text: string) => ({ name: 'button', id, value: { text } })

async function show(own: Partial<Collision> = {}): Promise<void> {
  decided = undefined
  const session = testSession([button('a', '甲'), button('b', '乙')])
  const base = session.editor.page
  const side = (a: string, b: string): EditedPage => ({
    ...base,
    page_schema: base.page_schema.map((block, at) => ({
      ...block,
      value: { ...block.value, text: at === 0 ? a : b },
    })),
  })
  const [mine, theirs] = [side('我一', '我二'), side('他一', '他二')]
  const merge = mergeDocuments(base, mine, theirs)
  const decide = (choices: Choices) => {
    decided = choices
  }
  const collision: Collision = { origin: 'save', by: '王五', base, mine, theirs, merge, decide, ...own }
  screen = await mountEditor(session, <CollisionDialog collision={collision} />)
}

const dialog = () => document.querySelector('[role=dialog]')
const named = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === text)
const radios = () => [...document.querySelectorAll<HTMLInputElement>('.ed-collision-rows input')]

test('every conflict is decided before anything is merged', async () => {
  await show()
  expect(dialog()?.textContent).toContain(wording.collision.title('王五'))
  expect(dialog()?.textContent).toContain(wording.collision.left(2))
  await click(radios()[0])
  expect(named(wording.collision.submit)?.disabled).toBe(true)
  await click(radios()[3])
  await click(named(wording.collision.submit))
  expect([...(decided?.values() ?? [])]).toEqual(['mine', 'theirs'])
})

test('all is decided alike at once, and a single one after that', async () => {
  await show()
  await click(named(wording.collision.allTheirs))
  await click(radios()[0])
  await click(named(wording.collision.submit))
  expect([...(decided?.values() ?? [])]).toEqual(['mine', 'theirs'])
})

test('a member’s own second window, and what was recovered, are called so', async () => {
  await show({ by: '李四' })
  expect(dialog()?.textContent).toContain(wording.collision.titleSelf)
  await screen[Symbol.asyncDispose]()
  await show({ origin: 'recovery', by: '' })
  expect(dialog()?.textContent).toContain(wording.collision.recoveryTitle)
  expect(named(wording.collision.allSaved)).toBeDefined()
})

test('it cannot be closed undecided', async () => {
  await show()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([dialog() !== null, document.querySelector('.ant-modal-close'), decided]).toEqual([
    true,
    null,
    undefined,
  ])
})
