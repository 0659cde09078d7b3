import type { ButtonHTMLAttributes, ComponentProps } from 'react'
import { Field } from '../fields/field'

/** The field for a code. Phones offer to fill it in from the message. */
export function CodeInput(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label="验证码"
      name="code"
      type="text"
      inputMode="numeric"
      maxLength={6}
      autoComplete="one-time-code"
      {...props}
    />
  )
}

interface ResendButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Seconds until it may be tapped. */
  left: number
  /** What it says behind the seconds. */
  wait: string
  /** What it says while a code is asked for. */
  work?: string | undefined
}

/** Asks for another code: once a minute for a phone. */
export function ResendButton({ left, wait, work, children, ...button }: ResendButtonProps) {
  return (
    <button {...button} type="button" disabled={left > 0}>
      {work ?? (left > 0 ? `${left} ${wait}` : children)}
    </button>
  )
}
