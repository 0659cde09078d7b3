import { App } from 'antd'
import { copyText } from '../state/copy-text'

/** Puts texts on the clipboard, and reports whether that worked. */
export function useCopy(words: { copied: string; notCopied: string }): (text: string) => Promise<void> {
  const { message } = App.useApp()
  return async (text) => {
    if (await copyText(text)) void message.success(words.copied)
    else void message.warning(words.notCopied)
  }
}
