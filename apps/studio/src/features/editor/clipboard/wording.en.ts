import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  copied: (what) => `Copied ${what}. You can paste into any page`,
  cut: (what) => `Cut ${what}`,
  nothing: 'Nothing is selected. Select the blocks to copy first.',
  empty: 'The clipboard has nothing that can be pasted.',
  byKeys: (keys) => `The browser does not allow reading the clipboard. Press ${keys} to paste.`,
  notCopied: 'The browser does not allow copying. Press Ctrl+C or ⌘C.',
  missing: (ids) =>
    `What you pasted opens or leads to ${ids}, which this page does not have. Choose again in its properties.`,
  readOnly: 'You may not change this page.',
  notPictures: 'Only pictures can be dragged onto the page. Upload other files to the library first.',
  notImage: 'Only pictures, text and blocks can be pasted. Upload other files to the library first.',
}
