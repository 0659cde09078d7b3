import type { KeyboardEvent } from 'react'

/**
 * Enter in a field of a form; not the one that ends an input method, not on a link, a button or a box, and not in a
 * sheet that the form has opened. The form itself may stand in a dialog.
 */
export function isSubmitKey({ key, nativeEvent, target, currentTarget }: KeyboardEvent): boolean {
  return (
    key === 'Enter' &&
    !nativeEvent.isComposing &&
    target instanceof HTMLInputElement &&
    target.type !== 'checkbox' &&
    target.closest('form, dialog') === currentTarget
  )
}
