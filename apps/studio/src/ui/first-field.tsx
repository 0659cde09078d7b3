import { Form } from 'antd'
import { useEffect, useState } from 'react'

/**
 * Focuses a field of the surrounding form when its dialog opens. `autoFocus` comes too early for users with reduced
 * motion: the dialog is not in the document yet, and the focus goes to its close icon.
 */
export function FirstField({ name }: { name: string }) {
  const form = Form.useFormInstance()
  // A dialog within a drawer is put into the document only by its second render.
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (isDrawn) form.focusField(name)
    else setDrawn(true)
  }, [form, name, isDrawn])
  return null
}
