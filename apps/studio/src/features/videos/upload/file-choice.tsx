import './uploads.css'
import { InboxOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { wording } from './wording'

/** What file dialogs offer; the bytes decide what a file is. */
const OFFERED = '.mp4,.m4v,.zip'

interface FileChoiceProps {
  label: string
  onFile: (file: File) => void
}

/** Lets the user choose a film. */
export function FileChoice({ label, onFile }: FileChoiceProps) {
  return (
    <Upload {...taking(onFile)}>
      <Button size="small" type="primary">
        {label}
      </Button>
    </Upload>
  )
}

/** An area that a film can be dropped on, or be chosen from. */
export function DropPlace({ onFile }: Pick<FileChoiceProps, 'onFile'>) {
  return (
    <Upload.Dragger className="vd-drop" {...taking(onFile)}>
      <InboxOutlined aria-hidden="true" />
      <p>{wording.drop}</p>
      <p className="st-soft">{wording.accepted}</p>
    </Upload.Dragger>
  )
}

function taking(onFile: (file: File) => void) {
  return {
    accept: OFFERED,
    showUploadList: false,
    // Otherwise antd would upload it itself.
    beforeUpload: (file: File) => {
      onFile(file)
      return false
    },
  }
}
