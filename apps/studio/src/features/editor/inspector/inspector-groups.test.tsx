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

/** Shows a block with one of its groups expanded: the one that contains this path. */
async function show(path: string, common: Record<string, unknown> = {}): Promise<void> {
  session = testSession([
    { name: 'button', id: 'a', value: { text: '报名', ...common } },
    { name: 'button', id: 'b', value: { text: '了解' } },
  ])
  session.editor.select(['a'])
  screen = await mount(session, <Inspector />)
  await act(async () => revealField(session, { blockId: 'a', path }))
}

/** Shows two blocks with their look settings expanded. */
async function showBoth(a: object, b: object): Promise<void> {
  session = testSession([
    { name: 'button', id: 'a', value: { text: '报名', ...a } },
    { name: 'button', id: 'b', value: { text: '了解', ...b } },
  ])
  session.editor.select(['a', 'b'])
  screen = await mount(session, <Inspector />)
  const look = () =>
    [...screen.place.querySelectorAll<HTMLElement>('h3 button')].find(({ textContent }) =>
      textContent?.includes(wording.groups.look),
    )
  if (look()?.getAttribute('aria-expanded') === 'false') await click(look())
}

const row = (path: string) => screen.place.querySelector<HTMLElement>(`[data-path="${path}"]`)
const input = (path: string) => row(path)?.querySelector<HTMLInputElement>('input:not([type=radio])') ?? null
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

describe('the room around and in a block', () => {
  test('goes by sizes of the theme, and with Shift by units', async () => {
    await show('common.style')
    const top = () => input('common.style.paddingTop')
    await press(top(), 'ArrowUp')
    await press(top(), 'ArrowUp')
    expect([common()?.style, top()?.value]).toEqual([{ paddingTop: 'var(--yz-space-s)' }, '小'])
    await press(top(), 'ArrowUp', { shiftKey: true })
    expect(common()?.style).toEqual({ paddingTop: 17 })
    await type(top(), '特大')
    expect(common()?.style).toEqual({ paddingTop: 'var(--yz-space-xl)' })
  })

  test('is set on all sides at once where they are linked, and taken away as one step', async () => {
    await show('common.style')
    await click(row('common.style.margin')?.querySelector('.ed-ring-link'))
    await type(input('common.style.marginLeft'), '12')
    expect(common()?.style).toEqual({ marginTop: 12, marginRight: 12, marginBottom: 12, marginLeft: 12 })
    await click(row('common.style')?.querySelector('.ed-reset'))
    expect(common()?.style).toBeUndefined()
  })

  test('of several blocks that differ says so, and each keeps its other sides', async () => {
    await showBoth({ style: { margin: 20 } }, { style: { marginTop: 7 } })
    expect(input('common.style.marginTop')?.placeholder).toBe('多个值')
    await type(input('common.style.marginBottom'), '30')
    expect(common()?.style).toMatchObject({ marginTop: 20, marginBottom: 30 })
    expect(block('b')?.common.style).toEqual({ marginTop: 7, marginBottom: 30 })
    expect(session.editor.history.steps).toHaveLength(1)
  })
})

describe('the ground', () => {
  const kinds = () => radios('common.style.backgroundColor')
  const swatch = (name: string) => screen.place.querySelector(`.ed-theme-colour[aria-label="${name}"]`)

  test('is a colour of the theme, another one, a gradient or none', async () => {
    await show('common.style')
    await click(kinds()[1])
    await click(swatch('浅品牌底'))
    expect(common()?.style).toEqual({ backgroundColor: 'var(--yz-ground-strong)' })
    const typed = () =>
      row('common.style.backgroundColor')?.querySelector<HTMLInputElement>('.ed-color input[type=text]')
    expect(typed()?.value).toBe('浅品牌底')
    await type(typed(), '#fff4ec')
    expect(common()?.style).toEqual({ backgroundColor: '#fff4ec' })
    await click(kinds()[2])
    expect(common()?.style).toEqual({
      background: 'linear-gradient(180deg, var(--yz-ground-strong), var(--yz-ground))',
    })
    await click(kinds()[0])
    expect(common()?.style).toBeUndefined()
  })

  test('that is written otherwise is shown as it is', async () => {
    await show('common.style', { style: { background: 'linear-gradient(red, blue)' } })
    expect(input('common.style.backgroundColor')?.value).toBe('linear-gradient(red, blue)')
  })
})

describe('a look', () => {
  test('is chosen by its title, or typed', async () => {
    await show('common.style')
    await click(radios('common.style.borderRadius')[2])
    await click(radios('common.style.border')[1])
    expect(common()?.style).toEqual({
      borderRadius: 'var(--yz-radius)',
      border: '1px solid var(--yz-line)',
    })
    await type(input('common.style.borderRadius'), '5')
    expect(common()?.style?.borderRadius).toBe(5)
    await click(radios('common.style.border')[0])
    expect(common()?.style).toEqual({ borderRadius: 5 })
  })

  test('is taken away as a whole', async () => {
    await show('common.style', { style: { width: 300, color: 'red' } })
    await click(
      [...screen.place.querySelectorAll('button')].find((one) => one.textContent === wording.look.clearAll),
    )
    expect(common()?.style).toBeUndefined()
  })
})

test('places where a block does not show are those that its condition leaves out', async () => {
  await show('common.style')
  const boxes = () => [...screen.place.querySelectorAll<HTMLInputElement>('.ed-hide input')]
  await click(boxes()[4])
  expect(common()?.show_if).toEqual({ env: ['app', 'mp', 'wx', 'mb'] })
  await click(boxes()[4])
  expect(common()?.show_if?.env).toBeUndefined()
})

test('several blocks get one distance', async () => {
  await showBoth({}, {})
  await click(screen.place.querySelector('[aria-label="间距一致 大"]'))
  expect(common()?.style).toEqual({ marginBottom: 'var(--yz-space-l)' })
  expect(block('b')?.common.style).toEqual({ marginTop: 0 })
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
