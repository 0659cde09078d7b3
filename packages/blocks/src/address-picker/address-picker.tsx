import { defineView, type ViewProps } from '@yingzao/renderer'
import { initialAddress } from '../address/address'
import { AddressField } from '../address/address-field'
import type { AddressPickerProps } from './props'

function AddressPicker({ id, props: { value, ...field } }: ViewProps<AddressPickerProps>) {
  return <AddressField {...field} id={id} value={initialAddress(value)} />
}

export const addressPicker = defineView<AddressPickerProps>({
  name: 'addressPicker',
  view: AddressPicker,
  island: 'wanted',
})
