import './assets.css'
import './asset-picker.css'
import { DeleteOutlined, PictureOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { AssetDialog } from './asset-dialog'
import { AssetName } from './asset-name'
import type { AssetRow } from './use-assets'
import { wording } from './wording'

const words = wording.picker

export interface AssetPickerProps {
  /** `image`: pictures and drawings. */
  kind: 'image' | 'video'
  /** The present address; empty: nothing is chosen. */
  value: string
  /** What the present file is called, where the library does not know it yet. */
  name?: string | undefined
  onPick: (asset: AssetRow) => void
  /** Absent: something has to stay chosen. */
  onClear?: () => void
  /** What is chosen here, for screen readers and as the title of the dialog. */
  label: string
  isDisabled?: boolean
  /** Another way to choose, besides the library. */
  children?: ReactNode
}

/** Shows what is chosen from the library, and opens the library to choose another. */
export function AssetPicker(props: AssetPickerProps) {
  const { kind, value, name, onPick, onClear, label, isDisabled = false, children } = props
  const [isOpen, setOpen] = useState(false)
  const isChosen = value !== ''
  return (
    <div className="st-picker">
      <button
        type="button"
        className="st-picker-look st-squares"
        disabled={isDisabled}
        aria-label={isChosen ? words.changeNamed(label) : words.chooseNamed(label)}
        onClick={() => setOpen(true)}
      >
        {isChosen ? <PresentLook kind={kind} url={value} /> : <PictureOutlined aria-hidden="true" />}
      </button>
      <div className="st-picker-side">
        {isChosen && name === undefined ? (
          <AssetName url={value} />
        ) : (
          <span className="st-picker-name">{name ?? words.none}</span>
        )}
        <span className="st-picker-actions">
          <Button size="small" disabled={isDisabled} onClick={() => setOpen(true)}>
            {isChosen ? words.change : words.choose}
          </Button>
          {children}
          {isChosen && onClear && (
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={words.clearNamed(label)}
              disabled={isDisabled}
              onClick={onClear}
            />
          )}
        </span>
      </div>
      {isOpen && (
        <AssetDialog
          kind={kind}
          title={words.chooseNamed(label)}
          onClose={() => setOpen(false)}
          onPick={([asset]) => {
            setOpen(false)
            if (asset) onPick(asset)
          }}
        />
      )}
    </div>
  )
}

function PresentLook({ kind, url }: { kind: AssetPickerProps['kind']; url: string }) {
  if (kind === 'image') return <img src={url} alt="" />
  return <video src={`${url}#t=0.5`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden="true" />
}
