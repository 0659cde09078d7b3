import type { FormInstance } from 'antd'
import { useNavigate } from 'react-router'
import { useStudioCall } from '../../../state/queries'
import { isRefusal } from '../../../state/studio-problem'
import { wording } from '../../../wording'
import { freeCode } from './propose-code'

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
          if (!isRefusal(problem, 'alreadyExists')) return
          form.setFields([{ name: 'code', errors: [wording.pages.field.codeTaken(code, freeCode(code))] }])
          form.focusField('code')
        },
      },
    )
  return { create, isPending, reset, error: isRefusal(error, 'alreadyExists') ? null : error }
}
