import { Form } from 'antd'
import { useEffect, useState } from 'react'

/**
 * Gives a field of the form around it the focus when their dialog opens. `autoFocus` comes too early for who wants no
 * motion: the dialog is not in the document yet, and the focus falls on its closing icon.
 */
export function FirstField({ name }: { name: string }) {
  const form = Form.useFormInstance()
  // A dialog within a drawer is put into the document only when what was drawn first is drawn again.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (isDrawn) form.focusField(name)
    else setDrawn(true)
  }, [form, name, isDrawn])
  return null
}
