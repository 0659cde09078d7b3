import { Form } from 'antd'
import { useEffect } from 'react'

/**
 * Gives a field of the form around it the focus when their dialog opens. `autoFocus` comes too early for who wants no
 * motion: the dialog is not in the document yet, and the focus falls on its closing icon.
 */
export function FirstField({ name }: { name: string }) {
  const form = Form.useFormInstance()
  useEffect(() => form.focusField(name), [form, name])
  return null
}
