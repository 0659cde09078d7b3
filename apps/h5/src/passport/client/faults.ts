import { part } from './page'

/** Fields of the forms, and `form` for what is wrong with all of it. */
type FieldName = 'handset' | 'code' | 'consent' | 'reason' | 'more' | 'understood' | 'form'

export type Faults = Partial<Record<FieldName, string>>

/**
 * Says beside each field what is wrong with it, announces it, and goes to the first. What was typed stays. An empty
 * object says that nothing is wrong any more; answers whether that is so.
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

/** A fault is gone with the first change of what it is about. */
export function clearFaultsWhileTyping(): void {
  part('form').addEventListener('input', ({ target }) => {
    const { id } = target as HTMLInputElement
    const place = document.getElementById(`${id}-fault`)
    if (place) place.textContent = ''
    part('#form-fault').textContent = ''
    ;(target as HTMLInputElement).setAttribute('aria-invalid', 'false')
  })
}
