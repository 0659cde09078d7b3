import './address-field.css'
import type { RegionBranch } from '@yingzao/regions/client'
import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { useId, useRef, useState } from 'react'
import { type Address, addressOf, addressText, idsOf, NO_ADDRESS } from './address'
import { PickerDialog } from './picker-dialog'
import { useRegions } from './use-regions'
import { useReturnedAddress } from './use-returned-address'

interface AddressFieldProps {
  /** Id of the block, or of this part of it. */
  id: string
  label: string
  /** Shown while nothing is chosen. */
  placeholder: string
  required?: boolean
  /** Its initial value. */
  value: Address
}

/** A place in three steps, chosen in a sheet. What it returns is an `address` event, and six hidden inputs. */
export function AddressField({ id, label, placeholder, required, value }: AddressFieldProps) {
  const { root, returned, giveBack } = useReturnedAddress()
  const address = returned ?? value
  const text = addressText(address)
  const picker = usePicker(id, giveBack)
  const ids = useId()
  const isMissing = required && returned !== undefined && text === ''
  return (
    <div className="yz-address" ref={root}>
      <div className="yz-address__label" id={`${ids}label`}>
        {label}
        {required && <em>必填</em>}
      </div>
      <button
        className="yz-tap yz-address__trigger"
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${ids}label ${ids}text`}
        aria-describedby={isMissing ? `${ids}fault` : undefined}
        onClick={picker.open}
      >
        <span id={`${ids}text`} className={text ? undefined : 'yz-address__placeholder'}>
          {text || placeholder}
        </span>
      </button>
      {isMissing && (
        <p className="yz-address__fault" id={`${ids}fault`} role="alert">
          请选择{label}
        </p>
      )}
      {Object.entries(address).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ''} />
      ))}
      <PickerDialog {...picker.dialog} title={`选择${label}`} ids={idsOf(address)} />
    </div>
  )
}

/**
 * Opens and closes the picker, and returns a value on every way out: what was chosen, or nothing (SPEC.md section 4).
 */
function usePicker(id: string, giveBack: (address: Address) => void) {
  const host = useHost()
  const { regions, load } = useRegions(id)
  const [isOpen, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const chosen = useRef(NO_ADDRESS)
  const popupId = `${id}--regions`
  return {
    open() {
      chosen.current = NO_ADDRESS
      setOpen(true)
      load()
      // Like any popup: the page then locks what is behind, and handles browsers without <dialog>.
      void host.run({ type: ACTION_TYPES.popup, popupId }, id)
    },
    dialog: {
      dialog,
      popupId,
      isOpen,
      regions,
      onRetry: load,
      onWhole(branch: RegionBranch) {
        chosen.current = addressOf(branch)
        dialog.current?.close()
      },
      onClose() {
        setOpen(false)
        giveBack(chosen.current)
      },
    },
  }
}
