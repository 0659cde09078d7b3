import type { TextField } from '@yingzao/schema/server'
import { Button } from 'antd'
import { useState } from 'react'
import type { AssetRow } from '../../assets'
import { AssetPicker } from '../../assets'
import { useSession } from '../session/session-context'
import { takeAsset } from '../session/take-asset'
import { AddressInput } from './address-input'
import type { InputProps } from './field-props'
import { wording } from './wording'

const words = wording.asset

/** A picture or video of the library, or by its address one that lies elsewhere. */
export function AssetInput(props: InputProps<TextField>) {
  const { field, value, isMixed, isDisabled, onWriteAsset, onWrite } = props
  const { facts } = useSession()
  const [isTyping, setTyping] = useState(false)

  function pick(asset: AssetRow): void {
    const { url, width, height } = asset
    takeAsset(facts, asset)
    onWriteAsset?.({ url, size: width !== null && height !== null ? { width, height } : undefined })
  }

  return (
    <div className="ed-asset">
      <AssetPicker
        kind={field.control === 'media' ? 'video' : 'image'}
        value={typeof value === 'string' ? value : ''}
        label={field.title}
        isDisabled={isDisabled}
        onPick={pick}
        onClear={() => onWrite(field.optional ? undefined : '')}
      />
      {isMixed && <p className="ed-field-fine">{wording.mixed}</p>}
      {isTyping && <AddressInput {...props} />}
      <Button
        type="link"
        size="small"
        className="ed-inline"
        disabled={isDisabled}
        onClick={() => setTyping(!isTyping)}
      >
        {isTyping ? words.hideAddress : words.typeAddress}
      </Button>
    </div>
  )
}
