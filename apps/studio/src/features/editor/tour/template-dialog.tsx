import { replacePage } from '@yingzao/editor-core'
import type { JsonValue } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'
import { App, Modal } from 'antd'
import { useState } from 'react'
import { callStudio } from '../../../state/call-studio'
import { problemText } from '../../../ui/problem-text'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { type Template, TemplateGallery } from '../../pages'
import { useCommandContext } from '../commands/command-context'
import { runAndNotify } from '../commands/run-and-notify'
import { beginFilling } from '../session/filling/filling'
import { useDialog } from '../session/use-dialog'
import { wording } from './wording'

const words = wording.empty

/** Fills an empty page from a template: its blocks and background; the page keeps its own code and title. */
export function TemplateDialog() {
  const { isOpen, close } = useDialog('templates')
  return isOpen && <OpenDialog onClose={close} />
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const context = useCommandContext()
  const { message } = App.useApp()
  useReturnFocus()
  const [chosen, setChosen] = useState<Template>()
  const [isLoading, setLoading] = useState(false)
  const use = async () => {
    if (!chosen) return
    setLoading(true)
    try {
      const { editor, specs, linkHosts, facts } = context.session
      const { theme } = editor.page.extra
      const used = await callStudio('templateUse', { id: chosen.id, ...(theme && { theme }) })
      facts.take(used)
      const { page_schema, background, extra } = readDocument(JSON.parse(used.document) as JsonValue, specs, {
        linkHosts,
      }).document
      const page = { ...editor.page, page_schema, background, extra: { ...extra, ...editor.page.extra } }
      if (runAndNotify(context, replacePage, { page, label: words.templateStep(chosen.title) })) {
        beginFilling(context.session, used.slots)
        onClose()
      }
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Modal
      open
      width={1080}
      title={words.templateTitle}
      okText={words.templateUse}
      okButtonProps={{ disabled: chosen === undefined, loading: isLoading }}
      onOk={() => void use()}
      onCancel={onClose}
    >
      <p className="st-hint">{words.templateHelp}</p>
      <TemplateGallery chosen={chosen?.id} onChoose={setChosen} />
    </Modal>
  )
}
