import { UploadOutlined } from '@ant-design/icons'
import type { TextField } from '@yingzao/schema/server'
import { App, Button } from 'antd'
import { type ClipboardEvent, type DragEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { AssetRow } from '../../assets'
import { AssetPicker } from '../../assets'
import { useSession } from '../session/session-context'
import { takeAsset } from '../session/take-asset'
import { AddressInput } from './address-input'
import type { InputProps, PickedAsset } from './field-props'
import { PictureDraft } from './picture-draft'
import { wording } from './wording'

const words = wording.asset

/** A picture or video from the library, a picture from this machine, or one elsewhere, by its address. */
export function AssetInput(props: InputProps<TextField>) {
  const { field, value, isMixed, isDisabled, onWrite } = props
  const { onWriteAsset = ({ url }: PickedAsset) => onWrite(url) } = props
  const { drafts, facts } = useSession()
  const { message } = App.useApp()
  const [isTyping, setTyping] = useState(false)
  const isPicture = field.control !== 'media'
  const present = typeof value === 'string' ? value : ''
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.find(present))

  function pick(asset: AssetRow): void {
    const { url, width, height } = asset
    takeAsset(facts, asset)
    onWriteAsset({ url, size: width !== null && height !== null ? { width, height } : undefined })
  }

  /** Shows the first of the files that were chosen, dropped or pasted at once. Returns whether there was a file. */
  function take(files: FileList | undefined | null): boolean {
    const file = files?.[0]
    if (!file || isDisabled) return false
    if (file.type.startsWith('image/'))
      void drafts.begin(file, draft ? '' : present).then((begun) => onWriteAsset(begun))
    else void message.warning(words.notPicture)
    return true
  }

  const receiving = isPicture && {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (take(event.dataTransfer.files)) event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      if (take(event.clipboardData.files)) event.preventDefault()
    },
  }

  return (
    <div className="ed-asset" {...receiving}>
      <AssetPicker
        kind={isPicture ? 'image' : 'video'}
        value={present}
        name={draft?.upload.file.name}
        label={field.title}
        isDisabled={isDisabled}
        onPick={pick}
        onClear={() => onWrite(field.optional ? undefined : '')}
      >
        {isPicture && (
          <UploadPicture label={words.uploadNamed(field.title)} isDisabled={isDisabled} onFiles={take} />
        )}
      </AssetPicker>
      {draft && <PictureDraft draft={draft} />}
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

interface UploadPictureProps {
  label: string
  isDisabled: boolean
  onFiles: (files: FileList | null) => void
}

/** Asks for a picture from this machine, without opening the library. */
function UploadPicture({ label, isDisabled, onFiles }: UploadPictureProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        icon={<UploadOutlined aria-hidden="true" />}
        aria-label={label}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {words.upload}
      </Button>
      <input
        ref={input}
        hidden
        disabled={isDisabled}
        type="file"
        accept="image/*"
        aria-label={label}
        onChange={({ target }) => {
          onFiles(target.files)
          // Choosing the same file again must count, too.
          target.value = ''
        }}
      />
    </>
  )
}
