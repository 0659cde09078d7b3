// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mount } from '../testing/mount'
import { testSession } from '../testing/test-session'
import type { Clipboard } from './clipboard'
import { useClipboardEvents } from './use-clipboard-events'

let done: string[]
let takesIt: boolean
let screen: Awaited<ReturnType<typeof mount>>

const clipboard = {
  fill: (_: DataTransfer, isCut: boolean) => {
    done.push(isCut ? 'cut' : 'copy')
    return takesIt
  },
  take: () => {
    done.push('paste')
    return takesIt
  },
} as unknown as Clipboard

function Listening() {
  useClipboardEvents(clipboard)
  return (
    <>
      <div className="ed-stage">
        <button type="button">page</button>
      </div>
      <input />
      <div role="dialog">
        <button type="button">dialog</button>
      </div>
      <p>文字</p>
    </>
  )
}

beforeEach(async () => {
  done = []
  takesIt = true
  screen = await mount(testSession([]), <Listening />)
})
afterEach(() => screen[Symbol.asyncDispose]())

/** Returns whether the browser's default action was prevented. */
function give(type: 'copy' | 'cut' | 'paste', selector: string): boolean {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData: {} })
  screen.place.querySelector(selector)?.dispatchEvent(event)
  return event.defaultPrevented
}

test('the browser’s events are the blocks’ on the page', () => {
  const taken = (['copy', 'cut', 'paste'] as const).map((type) => give(type, '.ed-stage button'))
  expect([taken, done]).toEqual([
    [true, true, true],
    ['copy', 'cut', 'paste'],
  ])
})

test('what the clipboard has no use for is left to the browser', () => {
  takesIt = false
  expect([give('copy', '.ed-stage button'), give('paste', '.ed-stage button')]).toEqual([false, false])
})

test('fields and dialogs keep theirs', () => {
  give('copy', 'input')
  give('paste', '[role=dialog] button')
  expect(done).toEqual([])
})

test('selected text is copied as text', () => {
  document.getSelection()?.selectAllChildren(screen.place.querySelector('p') as Element)
  expect([give('copy', 'p'), done]).toEqual([false, []])
  document.getSelection()?.removeAllRanges()
})

test('the frame is listened to as well, also after it has loaded again', async () => {
  const frame = document.createElement('iframe')
  screen.place.querySelector('.ed-stage')?.append(frame)
  frame.dispatchEvent(new Event('load'))
  const copy = () =>
    Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData: {} })
  frame.contentDocument?.body.dispatchEvent(copy())
  expect(done).toEqual(['copy'])
  frame.dispatchEvent(new Event('load'))
  frame.contentDocument?.body.dispatchEvent(copy())
  expect(done).toEqual(['copy', 'copy'])
})
