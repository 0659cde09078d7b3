import { replacePage } from '@yingzao/editor-core'
import type { JsonValue } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'
import { App, Modal } from 'antd'
import { useState } from 'react'
import { problemText } from '../../../ui/problem-text'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { TemplateGallery, type TemplateKey, templates } from '../../pages'
import { useCommandContext } from '../commands/command-context'
import { runAndNotify } from '../commands/run-and-notify'
import { useDialog } from '../session/use-dialog'
import { wording } from './wording'

const words = wording.empty

/** Fills an empty page from a template: its blocks and background; code and title stay the page's own. */
export function TemplateDialog() {
  const { isOpen, close } = useDialog('templates')
  return isOpen && <OpenDialog onClose={close} />
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const context = useCommandContext()
  const { message } = App.useApp()
  useReturnFocus()
  const [chosen, setChosen] = useState<TemplateKey>()
  const [isLoading, setLoading] = useState(false)
  const use = async () => {
    const template = templates.find(({ key }) => key === chosen)
    if (!template) return
    setLoading(true)
    try {
      const { editor, specs, linkHosts } = context.session
      const document = JSON.parse(await template.load()) as JsonValue
      const { page_schema, background } = readDocument(document, specs, { linkHosts }).document
      const page = { ...editor.page, page_schema, background }
      if (runAndNotify(context, replacePage, { page, label: `${words.template}“${template.title}”` }))
        onClose()
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Modal
      open
      width={760}
      title={words.templateTitle}
      okText={words.templateUse}
      okButtonProps={{ disabled: chosen === undefined, loading: isLoading }}
      onOk={() => void use()}
      onCancel={onClose}
    >
      <p className="st-hint">{words.templateHelp}</p>
      <TemplateGallery chosen={chosen} onChoose={setChosen} />
    </Modal>
  )
}
