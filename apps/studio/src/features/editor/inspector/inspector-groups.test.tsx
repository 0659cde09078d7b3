// @vitest-environment jsdom

import { act } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { click, leave, press, type } from '../../../testing/hand'
import type { EditorSession } from '../session/editor-session'
import { revealField } from '../session/reveal'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import { Inspector } from './inspector'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

let session: EditorSession
let screen: Awaited<ReturnType<typeof mount>>

afterEach(() => screen[Symbol.asyncDispose]())

/** Shows a block with one of its groups unfolded: the one that holds this path. */
async function show(path: string, common: Record<string, unknown> = {}): Promise<void> {
  session = testSession([
    { name: 'button', id: 'a', value: { text: '报名', ...common } },
    { name: 'button', id: 'b', value: { text: '了解' } },
  ])
  session.editor.select(['a'])
  screen = await mount(session, <Inspector />)
  await act(async () => revealField(session, { blockId: 'a', path }))
}

const row = (path: string) => screen.place.querySelector<HTMLElement>(`[data-path="${path}"]`)
const input = (path: string) => row(path)?.querySelector<HTMLInputElement>('input') ?? null
const block = (id = 'a') => session.editor.tree.index.get(id)?.block
const common = () => block()?.common
const radios = (path: string) => [
  ...(row(path)?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
]

describe('the look', () => {
  test('takes numbers, and everything else that style sheets know', async () => {
    await show('common.style')
    await type(input('common.style.width'), '300')
    await type(input('common.style.height'), '50%')
    expect(common()?.style).toMatchObject({ width: 300, height: '50%' })
    await type(input('common.style.width'), '')
    expect(common()?.style).not.toHaveProperty('width')
  })

  test('is stepped by the arrows, within what is possible', async () => {
    await show('common.style', { style: { opacity: 0.9 } })
    await press(input('common.style.opacity'), 'ArrowUp')
    await press(input('common.style.opacity'), 'ArrowUp')
    expect(common()?.style?.opacity).toBe(1)
    await press(input('common.style.opacity'), 'ArrowDown')
    expect(common()?.style?.opacity).toBe(0.9)
  })

  test('of one side splits what was said of all four', async () => {
    await show('common.style', { style: { margin: 20 } })
    await type(input('common.style.marginTop'), '5')
    expect(common()?.style).toEqual({ marginTop: 5, marginRight: 20, marginBottom: 20, marginLeft: 20 })
  })
})

describe('the condition', () => {
  test('of the login is in, out or any', async () => {
    await show('common.show_if')
    await click(radios('common.show_if.login')[1])
    expect(common()?.show_if).toEqual({ login: true })
    await click(radios('common.show_if.login')[2])
    expect(common()?.show_if).toEqual({ login: false })
    await click(radios('common.show_if.login')[0])
    expect(common()?.show_if?.login).toBeUndefined()
  })

  test('of places goes when none is left', async () => {
    await show('common.show_if')
    const boxes = () => [...(row('common.show_if.env')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
    await click(boxes()[1])
    await click(boxes()[0])
    expect(common()?.show_if?.env).toHaveLength(2)
    await click(boxes()[0])
    await click(boxes()[1])
    expect(common()?.show_if?.env).toBeUndefined()
  })

  test('is cleared as a whole', async () => {
    await show('common.show_if', { show_if: { login: true, env: ['wx'] } })
    await click(
      [...screen.place.querySelectorAll('button')].find((one) => one.textContent === wording.condition.clear),
    )
    expect(common()?.show_if).toBeUndefined()
  })
})

describe('the id', () => {
  test('is kept when the field is left, and not before', async () => {
    await show('id')
    await type(input('id'), 'join')
    expect(block('join')).toBeUndefined()
    await leave(input('id'))
    expect(block('join')).toBeDefined()
  })

  test('that is taken or none says so and is given up', async () => {
    await show('id')
    await type(input('id'), 'b')
    expect(row('id')?.textContent).toContain(wording.identity.taken)
    await type(input('id'), 'a b')
    expect(row('id')?.textContent).toContain(wording.identity.bad)
    await leave(input('id'))
    expect([input('id')?.value, block('a')?.id]).toEqual(['a', 'a'])
  })
})
