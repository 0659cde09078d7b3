import { part } from './page'

/** Fields of the forms, and `form` for what is wrong with the form as a whole. */
type FieldName = 'handset' | 'code' | 'consent' | 'reason' | 'more' | 'understood' | 'form'

export type Faults = Partial<Record<FieldName, string>>

/**
 * Shows beside each field what is wrong with it, announces it, and focuses the first. What was typed stays. An empty
 * object means that nothing is wrong any more; returns whether that is so.
 */
export function showFaults(faults: Faults): boolean {
  for (const place of document.querySelectorAll<HTMLElement>('form .pp-fault')) {
    const name = place.id.slice(0, -'-fault'.length) as FieldName
    place.textContent = faults[name] ?? ''
    document.getElementById(name)?.setAttribute('aria-invalid', String(name in faults))
  }
  const [first] = Object.keys(faults)
  if (first !== undefined && first !== 'form') part<HTMLInputElement>(`#${first}`).focus()
  return first === undefined
}

/** Clears a fault at the first change of its field. */
export function clearFaultsWhileTyping(): void {
  part('form').addEventListener('input', ({ target }) => {
    const { id } = target as HTMLInputElement
    const place = document.getElementById(`${id}-fault`)
    if (place) place.textContent = ''
    part('#form-fault').textContent = ''
    ;(target as HTMLInputElement).setAttribute('aria-invalid', 'false')
  })
}
