import fc from 'fast-check'
import { cutBlocks, pasteBlocks } from '../clipboard/paste'
import { duplicateBlocks } from '../commands/duplicate'
import { setCommon, setProp, setProps, setStyle } from '../commands/fields'
import { insertBlock } from '../commands/insert'
import { addItem, moveItem, removeItem } from '../commands/items'
import { moveBlocks } from '../commands/move'
import { setPage } from '../commands/page'
import { removeBlocks } from '../commands/remove'
import { renameBlock } from '../commands/rename'
import { unwrapBlock, wrapBlocks } from '../commands/wrap'
import type { Editor } from '../editor/editor'
import type { EditedPage, Place } from '../page/page'
import { slotsOf } from '../page/slots'
import { walk } from '../page/walk'
import { box, button, page, popup, tabs, text } from './pages'

/** Something a person does, given by numbers that are brought into range when it is done. */
export interface Act {
  kind: (typeof KINDS)[number]
  a: number
  b: number
  c: number
}

const KINDS = [
  'insert',
  'remove',
  'move',
  'moveTwo',
  'duplicate',
  'setProp',
  'setProps',
  'setCommon',
  'setStyle',
  'wrap',
  'unwrap',
  'rename',
  'addItem',
  'removeItem',
  'moveItem',
  'setPage',
  'cut',
  'paste',
] as const

const NAMES = ['text', 'button', 'box', 'popup', 'tabs']

const number = fc.nat({ max: 30 })

export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({ kind: fc.constantFrom(...KINDS), a: number, b: number, c: number }),
  { maxLength: 25 },
)

/** A page to start with that has a bit of everything. */
export function startPage(): EditedPage {
  return page(
    text('intro', '好'),
    box('frame', button('join', 'offer'), box('inner', text('note'))),
    tabs('panes', [text('one'), text('two')], [], [button('go')]),
    popup('offer', text('words', '<a href="#intro">上</a>')),
  )
}

/** Does it. If it is refused, nothing changes, which is for the caller to check. */
export function act(editor: Editor, { kind, a, b, c }: Act): void {
  const ids = Array.from(walk(editor.page.page_schema), ({ id }) => id)
  const id = ids[a % ids.length] ?? 'none'
  const other = ids[b % ids.length] ?? 'none'
  const at = placeOf(editor, b, c)
  const words = '一二三四五六七'.slice(0, c % 7)
  switch (kind) {
    case 'insert':
      editor.run(insertBlock, { name: NAMES[a % NAMES.length] ?? 'text', at })
      break
    case 'remove':
      editor.run(removeBlocks, { ids: c % 3 === 0 ? [id, other] : [id] })
      break
    case 'move':
      editor.run(moveBlocks, { ids: [id], to: at })
      break
    case 'moveTwo':
      editor.run(moveBlocks, { ids: [id, other], to: placeOf(editor, c, a) })
      break
    case 'duplicate':
      editor.run(duplicateBlocks, { ids: c % 2 === 0 ? [id, other] : [id] })
      break
    case 'setProp':
      editor.run(setProp, { ids: [id], path: ['text'], value: c % 5 === 0 ? undefined : words })
      break
    case 'setProps':
      editor.run(setProps, {
        ids: [id],
        values: [
          { path: ['image', 'url'], value: words },
          { path: ['image', 'alt'], value: c },
        ],
      })
      break
    case 'setCommon':
      editor.run(setCommon, {
        ids: [id, other],
        path: ['action'],
        value: c % 4 === 0 ? undefined : { type: 3, popupId: other },
      })
      break
    case 'setStyle':
      editor.run(setStyle, {
        ids: [id],
        style: { width: c % 3 === 0 ? undefined : c, color: c % 2 === 0 ? '#fff' : undefined },
      })
      break
    case 'wrap':
      editor.run(wrapBlocks, { ids: [id, other], name: c % 2 === 0 ? 'box' : 'tabs' })
      break
    case 'unwrap':
      editor.run(unwrapBlock, { id })
      break
    case 'rename':
      editor.run(renameBlock, { id, to: `${other}.${c}` })
      break
    case 'addItem':
      editor.run(addItem, {
        id,
        path: ['list'],
        index: c % 4,
        value: { title: words, children: [] },
      })
      break
    case 'removeItem':
      editor.run(removeItem, { id, path: ['list'], index: c % 4 })
      break
    case 'moveItem':
      editor.run(moveItem, { id, path: ['list'], from: b % 4, to: c % 4 })
      break
    case 'setPage':
      editor.run(setPage, {
        title: words,
        meta: { keywords: words },
        start_at: c === 0 ? null : c,
      })
      break
    case 'cut':
      cut(editor, id, at)
      break
    case 'paste':
      editor.select([id, other])
      editor.run(pasteBlocks, { text: editor.copy(), at })
  }
}

function cut(editor: Editor, id: string, at: Place): void {
  editor.select([id])
  const copied = editor.copy({ isCut: true })
  editor.run(cutBlocks, { ids: [id] })
  editor.run(pasteBlocks, { text: copied, at })
}

/** The top of the page, or a slot of one of its blocks. */
function placeOf({ page: { page_schema } }: Editor, one: number, two: number): Place {
  const slots = Array.from(walk(page_schema)).flatMap((block) =>
    slotsOf(block).map(({ path }) => ({ parentId: block.id, slot: path })),
  )
  const place = slots[one % (slots.length + 1)] ?? { parentId: null }
  return { ...place, index: two % 5 }
}
