import type { Done, Result } from '@yingzao/editor-core'
import { App } from 'antd'
import { useState } from 'react'
import { problemText } from '../../../ui/problem-text'
import { useCommandContext } from '../commands/command-context'
import { type Bringing, insertSection } from './bring-section'
import { wording } from './wording'

/** Inserts sections, and says which one is on its way. One at a time: they would come in any order. */
export function useInsertSection(): {
  busy: string | undefined
  insert: (section: { id: string; title: string }, how?: Bringing) => Promise<void>
} {
  const { session, ui, refuse } = useCommandContext()
  const { message } = App.useApp()
  const [busy, setBusy] = useState<string>()
  const insert = async ({ id, title }: { id: string; title: string }, how: Bringing = {}) => {
    if (busy !== undefined) return
    setBusy(id)
    try {
      const ran: Result<Done> = await insertSection(session, id, how)
      if (ran.ok) ui.notify((how.isLinked ? wording.linked : wording.inserted)(title))
      else refuse(ran.refusal)
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, insert }
}
