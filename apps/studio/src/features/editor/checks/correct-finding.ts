import { type Command, pathText } from '@yingzao/editor-core'
import { pageTexts } from '../find/page-texts'
import { replaceWords } from '../find/replace-words'
import type { EditorSession } from '../session/editor-session'
import type { LocatedFinding } from './locate-findings'

/**
 * Returns what corrects a finding, as one step; undefined where the words are not in one piece, or the right ones do
 * not fit.
 */
export function correctFinding(
  session: EditorSession,
  { blockId, at, correction }: LocatedFinding,
): Command<undefined> | undefined {
  const { editor, linkHosts } = session
  const text = pageTexts(editor.page, session).find(
    (one) => one.blockId === (blockId ?? null) && pathText(one.path) === at,
  )
  if (text === undefined || correction === undefined) return undefined
  const search = { words: correction.from, matchesCase: true }
  return replaceWords({ texts: [text], search, by: correction.to, linkHosts }).command
}
