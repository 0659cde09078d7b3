import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

export type AnsweredForm = Answer<'surveyFormList'>['list'][number]

const NONE: readonly AnsweredForm[] = []

/** The forms that were answered. */
export function useForms(): { forms: readonly AnsweredForm[]; isLoading: boolean } {
  const { data, isFetching } = useQuery(studioQuery('surveyFormList', {}))
  return { forms: data?.list ?? NONE, isLoading: isFetching }
}

/** A unique key of a form. No page code contains a slash. */
export function formKey({ page_code, block_id }: Pick<AnsweredForm, 'page_code' | 'block_id'>): string {
  return `${page_code}/${block_id}`
}

export function formTitle({ page_code, page_title, count }: AnsweredForm): string {
  return wording.filter.formOf(page_title || page_code, count)
}
