import type { TextField } from '@yingzao/schema/server'
import { useState } from 'react'
import { isPlace } from './action-kind'
import { AddressInput } from './address-input'
import type { InputProps } from './field-props'
import { PlaceInput } from './place-input'

/** Where a link leads: a place on the page is chosen, any other address is typed. */
export function LinkInput(props: InputProps<TextField>) {
  const { value, onWrite } = props
  // A place that is typed character by character keeps the input it is typed into.
  const [typed, setTyped] = useState<unknown>()
  if (isPlace(value) && value !== typed) return <PlaceInput {...props} />
  return (
    <AddressInput
      {...props}
      onWrite={(address) => {
        setTyped(address)
        onWrite(address)
      }}
    />
  )
}
