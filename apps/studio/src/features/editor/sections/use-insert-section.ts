import type { Done, Result } from '@yingzao/editor-core'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { problemText } from '../../../ui/problem-text'
import { useCommandContext } from '../commands/command-context'
import { type Bringing, insertSection } from './bring-section'
import { wording } from './wording'

/** Inserts sections, and says which one is being fetched. One at a time: otherwise they would arrive in any order. */
export function useInsertSection(): {
  busy: string | undefined
  insert: (section: { id: string; title: string }, how?: Bringing) => Promise<void>
} {
  const { session, ui, refuse } = useCommandContext()
  const { message } = App.useApp()
  const [busy, setBusy] = useState<string>()
  // A drag that began during an insertion may end after it.
  const isBusy = useRef(false)
  const insert = async ({ id, title }: { id: string; title: string }, how: Bringing = {}) => {
    if (isBusy.current) {
      void message.info(wording.oneAtATime)
      return
    }
    isBusy.current = true
    setBusy(id)
    try {
      const ran: Result<Done> = await insertSection(session, id, how)
      if (ran.ok) ui.notify((how.isLinked ? wording.linked : wording.inserted)(title))
      else refuse(ran.refusal)
    } catch (error) {
      void message.error(problemText(error))
    } finally {
      isBusy.current = false
      setBusy(undefined)
    }
  }
  return { busy, insert }
}
