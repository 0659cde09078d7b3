import './uploads.css'
import { InboxOutlined } from '@ant-design/icons'
import { Button, Upload } from 'antd'
import { wording } from './wording'

/** What file dialogs offer; what counts is found in the bytes. */
const OFFERED = '.mp4,.m4v,.zip'

interface FileChoiceProps {
  label: string
  onFile: (file: File) => void
}

/** Asks the browser for a film. */
export function FileChoice({ label, onFile }: FileChoiceProps) {
  return (
    <Upload {...taking(onFile)}>
      <Button size="small" type="primary">
        {label}
      </Button>
    </Upload>
  )
}

/** A place that a film can be dropped on, or be chosen from. */
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
    // antd would send it by itself.
    beforeUpload: (file: File) => {
      onFile(file)
      return false
    },
  }
}
