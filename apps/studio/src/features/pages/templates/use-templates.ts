import { useQuery } from '@tanstack/react-query'
import type { TemplatePurpose } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'

export type OwnTemplate = Answer<'templateList'>['own'][number]

/** A template of the gallery; `own`: the company's. */
export type Template = Answer<'templateList'>['list'][number] & { own?: OwnTemplate }

/** The filter of the templates. */
export type PurposeChoice = 'all' | 'own' | TemplatePurpose

/** Tokens for previewing templates expire after half an hour. */
const RIGHTS_END = 25 * 60_000

/** The finished campaigns that a page can start from. */
export function useTemplates() {
  return useQuery({ ...studioQuery('templateList', {}), refetchInterval: RIGHTS_END })
}

/** All templates, the company's own first. */
export function allTemplates({ list, own }: Answer<'templateList'>): Template[] {
  return [
    ...own.map((template) => {
      const { id, name, purpose, about, page_title, look } = template
      return { id: `own/${id}`, title: name, purpose, about, words: [], page_title, look, own: template }
    }),
    ...list,
  ]
}

/** The templates that have a purpose and contain every word of the query. */
export function findTemplates(
  templates: readonly Template[],
  { purpose, query }: { purpose: PurposeChoice; query: string },
): Template[] {
  const wanted = query.trim().toLowerCase().split(/\s+/)
  return templates.filter(
    ({ purpose: is, title, about, words, page_title, own }) =>
      (purpose === 'all' || (purpose === 'own' ? own !== undefined : is === purpose)) &&
      wanted.every((word) => [title, about, page_title, ...words].join(' ').toLowerCase().includes(word)),
  )
}
