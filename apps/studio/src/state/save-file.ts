import type { ArrivedFile } from './call-file'

/** Hands a file to the browser, which saves it as its user has configured. */
export function saveFile({ name, bytes }: ArrivedFile): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(bytes)
  link.download = name
  link.click()
  // Some browsers start reading only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
