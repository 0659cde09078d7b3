import { handsetOf } from './entries'
import { part } from './page'

// The current content of the fields.

export const typedHandset = () => handsetOf(part<HTMLInputElement>('#handset').value)
export const typedCode = () => part<HTMLInputElement>('#code').value.replace(/\s/g, '')
export const isTicked = (name: 'consent' | 'understood') => part<HTMLInputElement>(`#${name}`).checked
