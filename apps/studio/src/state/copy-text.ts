/** Puts a text on the clipboard. False: the browser refused, and the user has to copy it by hand. */
export async function copyText(text: string): Promise<boolean> {
  // Absent without https, as on the plain http address of a machine in the office.
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyBySelection(text),
    )
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // Inside the open dialog, which would take the focus back from anywhere else.
  const place = document.activeElement?.closest('[role=dialog]') ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return done
}
