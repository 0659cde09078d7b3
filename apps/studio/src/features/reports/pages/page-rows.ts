import { OTHER_PAGES } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'
import { wording } from '../wording'

export type PageFigures = Answer<'reportCompany'>['pages'][number]

/** Those whose title or code holds what is looked for, in whatever case. */
export function pagesWith(pages: readonly PageFigures[], sought: string): readonly PageFigures[] {
  const text = sought.trim().toLowerCase()
  if (text === '') return pages
  return pages.filter(({ title, code }) => `${title}\n${code}`.toLowerCase().includes(text))
}

/** Whether it has a report: what visitors opened without there being such a page has none. */
export function isOurs({ title }: PageFigures): boolean {
  return title !== ''
}

/** What stands for the title of a page that has none. */
export function foreignText(code: string): string {
  return code === OTHER_PAGES ? wording.pages.never : wording.pages.foreign
}
