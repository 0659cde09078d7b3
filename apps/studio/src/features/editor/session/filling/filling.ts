import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { EditorSession } from '../editor-session'
import { editorUiOf } from '../editor-ui'
import { useSession } from '../session-context'
import { storedSlots, storeSlots } from './fill-record'
import { derivedSlots, joinedSlots, namedSlots, sampleSlots } from './fill-slots'

/**
 * Shows what a template wants to be filled in, as it is now: what it names, or else what most pages want; and the
 * samples that must be replaced before publishing.
 */
export function beginFilling(session: EditorSession, paths: readonly string[]): void {
  const { editor, specs, code } = session
  const named = namedSlots(editor.page, paths, specs)
  const wanted = named.length > 0 ? named : derivedSlots(editor.page, specs)
  const slots = joinedSlots(editor.page, wanted, sampleSlots(editor.page, specs))
  storeSlots(code, slots)
  show(session, slots)
}

/** Shows it again: what this browser remembers of the template, or else what most pages want. */
export function openFilling(session: EditorSession): void {
  const stored = storedSlots(session.code)
  if (stored) show(session, stored)
  else beginFilling(session, [])
}

/** Starts filling in when the page has just been created from a template. A reload continues with it. */
export function useFillAtFirst(): void {
  const session = useSession()
  const { state } = useLocation() as { state: { slots?: readonly string[] } | null }
  const slots = state?.slots
  useEffect(() => {
    if (!slots || session.isReadOnly) return
    if (storedSlots(session.code)) openFilling(session)
    else beginFilling(session, slots)
  }, [slots, session])
}

function show(session: EditorSession, filling: ReturnType<typeof derivedSlots>): void {
  editorUiOf(session).set({ filling: [...filling], side: 'right' })
}
