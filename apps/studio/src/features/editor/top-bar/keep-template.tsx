import { toWireDocument } from '@yingzao/schema/client'
import { KeepTemplateDialog } from '../../pages'
import { useSession } from '../session/session-context'
import { useDialog } from '../session/use-dialog'

/** Keeps the page as currently shown as a template. */
export function KeepTemplate() {
  const { editor } = useSession()
  const { isOpen, close } = useDialog('keepTemplate')
  if (!isOpen) return null
  return (
    <KeepTemplateDialog
      title={editor.page.title}
      documentOf={() => JSON.stringify(toWireDocument(editor.page))}
      onClose={close}
    />
  )
}
