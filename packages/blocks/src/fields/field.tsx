import './field.css'
import './submit-button.css'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  isInvalid: boolean
  /** Said below the field. Two fields may be wrong for one reason, and only one of them then says it. */
  fault: string | undefined
  /** Shown over the end of the field. */
  after?: ReactNode
}

/** A labelled field. The browser keeps its text, so that what was typed before the form woke is still there. */
export function Field({ label, isInvalid, fault, after, ...input }: FieldProps) {
  const id = useId()
  const box = (
    <input
      {...input}
      id={id}
      required
      aria-invalid={isInvalid}
      aria-describedby={fault ? `${id}fault` : undefined}
    />
  )
  return (
    <div className="yz-field">
      <label htmlFor={id}>{label}</label>
      {after ? (
        <div className="yz-field__box">
          {box}
          {after}
        </div>
      ) : (
        box
      )}
      <Fault id={`${id}fault`} text={fault} />
    </div>
  )
}

/** What is wrong, announced when it appears. */
export function Fault({ id, text }: { id?: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className="yz-fault" id={id} role="alert">
      {text}
    </p>
  )
}
