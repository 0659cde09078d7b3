import { App, type MenuProps } from 'antd'
import { type ReactNode, useState } from 'react'
import { callStudio } from '../../../state/call-studio'
import type { Payload } from '../../../state/calls'
import { useRefresh, useStudioCall } from '../../../state/queries'
import { problemText } from '../../../ui/problem-text'
import { UpdateDialog } from '../linked/update-dialog'
import { useSession } from '../session/session-context'
import type { OwnSection } from './find-sections'
import { SectionForm } from './section-form'
import { selectedText } from './selected-text'
import { wording } from './wording'

/** What can be done with a section of the company's own: rename it, replace its blocks, remove it. */
export function useOwnSectionMenu(): { menuOf: (section: OwnSection) => MenuProps; dialog: ReactNode } {
  const session = useSession()
  const { message, modal } = App.useApp()
  const refresh = useRefresh()
  const [renamed, setRenamed] = useState<OwnSection>()
  const [replaced, setReplaced] = useState<{ section: OwnSection; blocks: string }>()

  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work()
      await refresh('sectionList', 'sectionLinked')
      void message.success(done)
    } catch (error) {
      void message.error(problemText(error))
    }
  }
  const replace = (section: OwnSection) => {
    const blocks = selectedText(session)
    if (blocks === undefined) return void message.info(wording.replace.nothing)
    setReplaced({ section, blocks })
  }
  const remove = ({ id, name, pages }: OwnSection) =>
    void modal.confirm({
      title: wording.remove.title(name),
      content: wording.remove.text(pages),
      okText: wording.remove.ok,
      okButtonProps: { danger: true },
      onOk: () => act(() => callStudio('sectionDelete', { id }), wording.remove.done),
    })

  return {
    menuOf: (section) => ({
      items: [
        { key: 'rename', label: wording.rename.action, onClick: () => setRenamed(section) },
        { key: 'replace', label: wording.replace.action, onClick: () => replace(section) },
        { type: 'divider' },
        { key: 'remove', label: wording.remove.action, danger: true, onClick: () => remove(section) },
      ],
    }),
    dialog: (
      <>
        {renamed && <RenameDialog section={renamed} onClose={() => setRenamed(undefined)} />}
        {replaced && (
          <UpdateDialog
            section={{ id: replaced.section.id, name: replaced.section.name }}
            blocks={replaced.blocks}
            onClose={() => setReplaced(undefined)}
          />
        )}
      </>
    ),
  }
}

function RenameDialog({ section, onClose }: { section: OwnSection; onClose: () => void }) {
  const { message } = App.useApp()
  const { mutate, isPending, error } = useStudioCall('sectionChange', { changes: ['sectionList'] })
  const change = (label: Omit<Payload<'sectionChange'>, 'id'>) =>
    mutate(
      { id: section.id, ...label },
      {
        onSuccess: () => {
          onClose()
          void message.success(wording.rename.saved)
        },
      },
    )
  return (
    <SectionForm
      title={wording.rename.title}
      ok={wording.rename.save}
      initial={{ name: section.name, kind: section.kind }}
      isBusy={isPending}
      error={error}
      onDone={change}
      onClose={onClose}
    />
  )
}
