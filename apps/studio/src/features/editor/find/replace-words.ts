import type { Command, PatchOp } from '@yingzao/editor-core'
import { type JsonValue, tryField } from '@yingzao/schema/server'
import type { PageText } from './page-texts'
import { replaceIn, type Search } from './text-search'
import { wording } from './wording'

export interface Replacing {
  texts: readonly PageText[]
  search: Search
  by: string
  /** Only this place in a text. */
  only?: number | undefined
  /** Hosts that links in rich text may lead to. */
  linkHosts: readonly string[]
}

export interface Replaced {
  /** Undefined: nothing can be replaced. */
  command: Command<undefined> | undefined
  /** Texts that would not become what was asked for, because a page would cut or change them. They stay as they are. */
  refused: readonly PageText[]
}

/** Returns what replaces words in texts, as one step; texts that cannot take the new words are left out and listed. */
export function replaceWords({ texts, search, by, only, linkHosts }: Replacing): Replaced {
  const patch: PatchOp[] = []
  const refused: PageText[] = []
  for (const text of texts) {
    const value = replaceIn(text.text, search, { by, isHtml: text.isHtml, only })
    if (value === text.text) continue
    if (fits(text, value, linkHosts)) patch.push({ op: 'set', id: text.blockId, path: text.path, value })
    else refused.push(text)
  }
  const label = by === '' ? wording.removeStep(search.words) : wording.replaceStep(search.words, by)
  return { command: patch.length > 0 ? () => ({ label, patch }) : undefined, refused }
}

/** A required text may not become empty, and a page must accept the new text unchanged, without additional findings. */
function fits({ field, text }: PageText, value: string, linkHosts: readonly string[]): boolean {
  if (value.trim() === '') return !field.required
  const read = (one: string) => tryField(one as JsonValue, field, { linkHosts })
  const after = read(value)
  return after.value === value && after.findings.length <= read(text).findings.length
}
