import { useQuery } from '@tanstack/react-query'
import type { TemplatePurpose } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

export type Template = Answer<'templateList'>['list'][number]

/** What templates are narrowed down to. */
export type PurposeChoice = 'all' | TemplatePurpose

/** Rights to look at templates end after half an hour. */
const RIGHTS_END = 25 * 60_000

/** The finished campaigns that a page can begin with. */
export function useTemplates() {
  return useQuery({ ...studioQuery('templateList', {}), refetchInterval: RIGHTS_END })
}

/** What of the templates is for something and has all these words in what is said of it. */
export function findTemplates(
  templates: readonly Template[],
  { purpose, query }: { purpose: PurposeChoice; query: string },
): Template[] {
  const wanted = query.trim().toLowerCase().split(/\s+/)
  return templates.filter(
    ({ purpose: is, title, about, words, page_title }) =>
      (purpose === 'all' || is === purpose) &&
      wanted.every((word) => [title, about, page_title, ...words].join(' ').toLowerCase().includes(word)),
  )
}
