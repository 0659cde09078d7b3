import { cutBlocks, type Done, insertBlock, pasteBlocks, type Result } from '@yingzao/editor-core'
import { copyText } from '../../../state/copy-text'
import { inList } from '../../../ui/joined'
import type { ActionContext } from '../commands/action-context'
import type { ClipboardActions } from '../commands/command'
import { insertPlaces, runAtFirst } from '../commands/insert-places'
import { runAndNotify } from '../commands/run-and-notify'
import { selectedInWords } from '../commands/selected-blocks'
import { wording as commandWording } from '../commands/wording'
import { isMac, keySigns } from '../keyboard/keys'
import { htmlOfText, isFromEditor } from './plain-text'
import { wording } from './wording'

/** Short messages about copying and pasting. */
interface ClipboardNotice {
  done(text: string): void
  warn(text: string): void
}

/** Copying, cutting and pasting of blocks, by the events of the browser or by a button. */
export interface Clipboard extends ClipboardActions {
  /** Puts the selection on the clipboard of an event. False: nothing is selected, so the event is not ours. */
  fill(data: DataTransfer, isCut: boolean): boolean
  /** Takes the data of an event. False: there is nothing in it for us. */
  take(data: DataTransfer): boolean
}

export interface ClipboardParts extends ActionContext {
  notice: ClipboardNotice
  /** Stores pictures and puts them into the page. */
  insertPictures(files: readonly File[]): void
}

export function createClipboard({ session, ui, refuse, notice, insertPictures }: ClipboardParts): Clipboard {
  const { editor, specs, isReadOnly } = session
  const context = { session, ui, refuse }

  const remove = () =>
    runAndNotify(context, cutBlocks, { ids: editor.selection.ids }, wording.cut(selectedInWords(context)))

  async function copyOut(isCut: boolean): Promise<void> {
    if (editor.selection.ids.length === 0) return notice.warn(wording.nothing)
    if (!(await copyText(editor.copy({ isCut })))) return notice.warn(wording.notCopied)
    if (isCut) remove()
    else notice.done(wording.copied(selectedInWords(context)))
  }

  function report(pasted: Result<Done>): void {
    if (!pasted.ok) {
      refuse(pasted.refusal)
      return
    }
    ui.notify(commandWording.done(pasted.value.label))
    const missing = [...new Set(pasted.value.missing.map(({ target }) => `“${target}”`))]
    if (missing.length > 0) notice.warn(wording.missing(inList(missing.slice(0, 3))))
  }

  function takeText(text: string): void {
    const places = insertPlaces(session)
    const value = { html: htmlOfText(text) }
    report(
      isFromEditor(text)
        ? runAtFirst(editor, places, pasteBlocks, (at) => ({ text, at }))
        : runAtFirst(editor, places, insertBlock, (at) => ({
            name: specs.firstHaving('paragraph').name,
            value,
            at,
          })),
    )
  }

  return {
    copy: () => copyOut(false),
    cut: () => copyOut(true),
    async paste() {
      const text = await navigator.clipboard?.readText().catch(() => undefined)
      if (text === undefined) return notice.warn(wording.byKeys(keySigns('Mod+V', isMac()).join(' + ')))
      if (text.trim() === '') return notice.warn(wording.empty)
      takeText(text)
    },
    fill(data, isCut) {
      const text = editor.copy({ isCut: isCut && !isReadOnly })
      if (text === '') return false
      data.setData('text/plain', text)
      if (!isCut) ui.announce(wording.copied(selectedInWords(context)))
      else if (isReadOnly) notice.warn(wording.readOnly)
      else remove()
      return true
    },
    take(data) {
      const text = data.getData('text/plain')
      const files = [...data.files]
      if (text.trim() === '' && files.length === 0) return false
      if (isReadOnly) notice.warn(wording.readOnly)
      // A copied part of a document often comes with a picture of itself; its text is what is meant.
      else if (text.trim() !== '') takeText(text)
      else if (files.every(({ type }) => type.startsWith('image/'))) insertPictures(files)
      else notice.warn(wording.notImage)
      return true
    },
  }
}
