import { useMutation } from '@tanstack/react-query'
import type { FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { callStudio } from '../../../state/call-studio'
import { useRefresh } from '../../../state/queries'
import { takenText } from './taken-text'

export interface NewPage {
  title: string
  code: string
}

/** What a new page starts from: a template by its id, the text of a document, or nothing. */
export type Beginning = { template: string } | { document: string } | undefined

/**
 * Creates a page and goes on to its editor. A code that is taken is reported at its field, with one that may be free.
 */
export function useCreate(form: FormInstance<NewPage>) {
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ page, beginning }: { page: NewPage; beginning: Beginning }) => {
      const { document, slots } = await contentOf(beginning)
      await callStudio('pageCreate', { ...page, ...(document !== undefined && { document }) })
      return slots
    },
    onSuccess: async (slots, { page: { code } }) => {
      await refresh('pageList', 'filingList')
      await navigate(`/pages/${code}/edit`, slots && { state: { slots } })
    },
    onError: (problem, { page: { code } }) => {
      const taken = takenText(problem, code)
      if (taken === undefined) return
      form.setFields([{ name: 'code', errors: [taken] }])
      form.focusField('code')
    },
  })
  const create = ({ title, code }: NewPage, beginning: Beginning) =>
    mutate({ page: { title, code }, beginning })
  return { create, isPending, reset, error: takenText(error, '') === undefined ? error : null }
}

/** The initial content of the page, and, if it is a template, what its author has to fill in. */
async function contentOf(beginning: Beginning): Promise<{ document?: string; slots?: readonly string[] }> {
  if (beginning === undefined) return {}
  if ('document' in beginning) return beginning
  return callStudio('templateUse', { id: beginning.template })
}
