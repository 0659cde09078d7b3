import { type InputHTMLAttributes, useId } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  isInvalid: boolean
  /** Said below the field. Two fields may be wrong for one reason, and only one of them then says it. */
  fault: string | undefined
}

/** A labelled field. The browser keeps its text, so that what was typed before the form woke is still there. */
export function Field({ label, isInvalid, fault, ...input }: FieldProps) {
  const id = useId()
  return (
    <div className="yz-lead__field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        required
        aria-invalid={isInvalid}
        aria-describedby={fault ? `${id}fault` : undefined}
      />
      <Fault id={`${id}fault`} text={fault} />
    </div>
  )
}

/** What is wrong, announced when it appears. */
export function Fault({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="yz-lead__fault" id={id} role="alert">
      {text}
    </p>
  )
}
