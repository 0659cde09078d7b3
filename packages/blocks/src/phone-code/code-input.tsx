import type { ComponentProps } from 'react'
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
