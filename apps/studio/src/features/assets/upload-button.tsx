import { UploadOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { useRef } from 'react'
import { wording } from './wording'

/** What file dialogs offer; what counts is what the bytes are. */
const OFFERED = '.jpg,.jpeg,.png,.gif,.webp,.svg,.mp4'

interface UploadButtonProps extends Pick<ButtonProps, 'type'> {
  onFiles: (files: File[]) => void
}

/** Asks the browser for files. */
export function UploadButton({ onFiles, type = 'primary' }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button type={type} icon={<UploadOutlined aria-hidden="true" />} onClick={() => input.current?.click()}>
        {wording.upload}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={OFFERED}
        tabIndex={-1}
        aria-label={wording.upload}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
