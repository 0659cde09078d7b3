import { type RefObject, useCallback, useEffect } from 'react'
import type { LeadDraft } from './lead-draft'

/**
 * Refills a form from its draft, and returns a function that records everything in the form. What a browser has filled
 * in by itself takes precedence.
 */
export function useDraftFields(form: RefObject<HTMLFormElement | null>, draft: () => LeadDraft): () => void {
  const note = useCallback(() => {
    if (!form.current) return
    const fields: Record<string, string> = {}
    new FormData(form.current).forEach((value, name) => {
      fields[name] = String(value)
    })
    draft().fields = fields
    draft().keep()
  }, [form, draft])

  useEffect(() => {
    const { fields } = draft()
    for (const [name, text] of Object.entries(fields)) {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement)) continue
      // A consent whose words have changed is not ticked.
      if (field.type === 'checkbox') field.checked ||= field.value === text
      else field.value ||= text
    }
    note()
  }, [form, draft, note])

  return note
}
