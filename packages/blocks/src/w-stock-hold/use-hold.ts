import { useHost } from '@yingzao/renderer'
import { type RefObject, useEffect, useReducer } from 'react'
import { keepRows, readRows } from './hold-draft'
import { type HoldEvent, type HoldState, holdState, UNTOUCHED } from './hold-state'

/** The rows of the form: what the session kept and what is in it already, and from then on what is typed. */
export function useHold(
  id: string,
  form: RefObject<HTMLFormElement | null>,
): [HoldState, (event: HoldEvent) => void] {
  const { session } = useHost()
  const [state, send] = useReducer(holdState, UNTOUCHED)
  const { rows } = state

  useEffect(() => {
    const [text = '', cost = '', weight = ''] = Array.from(
      form.current?.querySelectorAll('input') ?? [],
      ({ value }) => value,
    )
    send({ type: 'woke', kept: readRows(session, id), typed: { text, cost, weight } })
  }, [session, id, form])

  useEffect(() => {
    // What the server rendered is not an entry yet, and what was kept is still to be read.
    if (rows !== UNTOUCHED.rows) keepRows(session, id, rows)
  }, [session, id, rows])

  return [state, send]
}
