import { type FormEvent, useEffect, useRef } from 'react'
import { wording } from '../wording'

interface LinkFormProps {
  address: string
  isRefused: boolean
  onChange: (address: string) => void
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
}

/** Asks where a link leads; without an address it removes the link. */
export function LinkForm({ address, isRefused, onChange, onSubmit, onCancel }: LinkFormProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <form
      className="cv-link"
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <input
        ref={field}
        aria-label={wording.linkAddress}
        aria-invalid={isRefused}
        placeholder={wording.linkHint}
        value={address}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="submit">{address.trim() === '' ? wording.linkRemove : wording.linkApply}</button>
      {isRefused && <small role="alert">{wording.linkRefused}</small>}
    </form>
  )
}
