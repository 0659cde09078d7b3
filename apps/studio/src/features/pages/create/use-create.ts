import type { FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useStudioCall } from '../../../state/queries'
import { takenText } from './taken-text'

export interface NewPage {
  title: string
  code: string
}

/** Makes a page and goes on to its editor. A code that is taken is said at its field, with one that may be free. */
export function useCreate(form: FormInstance<NewPage>) {
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useStudioCall('pageCreate', { changes: ['pageList'] })
  const create = ({ title, code }: NewPage, document: string | undefined) =>
    mutate(
      { title, code, ...(document !== undefined && { document }) },
      {
        onSuccess: () => void navigate(`/pages/${code}/edit`),
        onError: (problem) => {
          const taken = takenText(problem, code)
          if (taken === undefined) return
          form.setFields([{ name: 'code', errors: [taken] }])
          form.focusField('code')
        },
      },
    )
  return { create, isPending, reset, error: takenText(error, '') === undefined ? error : null }
}
