import { OTHER_PAGES } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'
import { wording } from '../wording'

export type PageFigures = Answer<'reportCompany'>['pages'][number]

/** The pages whose title or code contains a text, regardless of case. */
export function pagesWith(pages: readonly PageFigures[], sought: string): readonly PageFigures[] {
  const text = sought.trim().toLowerCase()
  if (text === '') return pages
  return pages.filter(({ title, code }) => `${title}\n${code}`.toLowerCase().includes(text))
}

/** Whether it has a report: addresses that visitors opened without such a page existing have none. */
export function isOurs({ title }: PageFigures): boolean {
  return title !== ''
}

/** The text in place of a title, for a page that has none. */
export function foreignText(code: string): string {
  return code === OTHER_PAGES ? wording.pages.never : wording.pages.foreign
}
