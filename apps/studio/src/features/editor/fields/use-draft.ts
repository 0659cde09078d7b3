import { type CompositionEvent, useRef, useState } from 'react'

export interface DraftOptions {
  value: unknown
  format(value: unknown): string
  /** Returns the value of a text. Undefined: none yet, and the page keeps what it has. */
  parse(text: string): { value: unknown } | undefined
  write(value: unknown): void
}

interface Draft {
  text: string
  /** The page's value while this is being typed. A different one came from elsewhere (undo), and wins. */
  of: unknown
}

/** A text while it is typed: the input keeps it as typed; the page gets every valid value, but nothing that is still being composed. */
export function useDraft({ value, format, parse, write }: DraftOptions) {
  const [draft, setDraft] = useState<Draft>()
  const isComposing = useRef(false)
  const current = draft !== undefined && Object.is(draft.of, value) ? draft : undefined
  const text = current?.text ?? format(value)
  const isKept = current === undefined || parse(current.text) !== undefined

  function take(typed: string): void {
    const meant = isComposing.current ? undefined : parse(typed)
    setDraft({ text: typed, of: meant === undefined ? value : meant.value })
    if (meant !== undefined && !Object.is(meant.value, value)) write(meant.value)
  }

  return {
    text,
    /** False: the text is not a valid value, so the page does not have it. */
    isKept,
    isComposing: () => isComposing.current,
    take,
    /** Shows the page's value again, in its normal form. */
    drop: () => setDraft(undefined),
    compose: {
      onCompositionStart: () => {
        isComposing.current = true
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        isComposing.current = false
        take(event.currentTarget.value)
      },
    },
  }
}
