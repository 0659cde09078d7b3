// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'

const withClipboard = (writeText: undefined | (() => Promise<void>)) =>
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  })

afterEach(() => document.body.replaceChildren())

test('a browser that lets pages write does it', async () => {
  const written = vi.fn(async () => undefined)
  withClipboard(written)
  expect(await copyText('一段')).toBe(true)
  expect(written).toHaveBeenCalledWith('一段')
})

test.each([
  ['refuses', () => Promise.reject(new Error('denied'))],
  ['has no clipboard, as without https', undefined],
])(
  'one that %s is asked by a selection, which leaves nothing behind and the focus where it was',
  async (_, clipboard) => {
    withClipboard(clipboard)
    document.body.innerHTML = '<div role="dialog"><button>复制</button></div>'
    const button = document.querySelector('button') as HTMLElement
    button.focus()
    let place: Element | null | undefined
    document.execCommand = () => {
      place = document.querySelector('textarea')?.parentElement
      return false
    }
    expect(await copyText('一段')).toBe(false)
    // A dialog takes the focus back from anywhere else.
    expect(place?.getAttribute('role')).toBe('dialog')
    expect(document.querySelector('textarea')).toBe(null)
    expect(document.activeElement).toBe(button)
  },
)
