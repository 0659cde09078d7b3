import { type LeadFaults, shownFaults } from './lead-entry'

/** Marks the fields of a form and says below them what is wrong, element for element as the view renders it. */
export function markFaults(form: HTMLFormElement, faults: LeadFaults): void {
  const shown = shownFaults(faults)
  for (const name of ['nick_name', 'handset', 'consent'] as const) {
    const field = form.elements.namedItem(name) as HTMLInputElement
    const id = `${field.id}fault`
    const text = shown[name]
    field.setAttribute('aria-invalid', String(faults[name] !== undefined))
    document.getElementById(id)?.remove()
    if (text) {
      field.setAttribute('aria-describedby', id)
      // A checkbox is inside its label.
      ;(field.closest('label') || field).after(faultOf(id, text))
    } else field.removeAttribute('aria-describedby')
  }
}

/** As `Fault` of the fields. */
function faultOf(id: string, text: string): HTMLElement {
  const fault = document.createElement('p')
  fault.className = 'yz-fault'
  fault.id = id
  fault.setAttribute('role', 'alert')
  fault.textContent = text
  return fault
}
