import { InboxOutlined } from '@ant-design/icons'
import { feedConsoleLimits as limits } from '@yingzao/contract/studio'
import { Alert, Upload } from 'antd'
import { useState } from 'react'
import { bytesText } from '../../../ui/bytes-text'
import { wording } from './wording'

interface FileFieldProps {
  file: File | undefined
  isOff: boolean
  /** Undefined: none that can be accepted. */
  onFile: (file: File | undefined) => void
}

/** A data file, dropped or chosen. It is not read here: 50 MB would freeze the browser. */
export function FileField({ file, isOff, onFile }: FileFieldProps) {
  const [problem, setProblem] = useState<string>()
  const take = (chosen: File) => {
    const fault =
      chosen.size === 0
        ? wording.empty
        : chosen.size > limits.bytes
          ? wording.tooLarge(limits.bytes / 1024 / 1024)
          : undefined
    setProblem(fault)
    onFile(fault === undefined ? chosen : undefined)
  }
  return (
    <div className="fd-file">
      <Upload.Dragger
        accept=".csv,.txt,.json,text/csv"
        showUploadList={false}
        disabled={isOff}
        beforeUpload={(chosen) => {
          take(chosen)
          // It is sent with the call, not by itself.
          return false
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{file ? wording.chosen(file.name, bytesText(file.size)) : wording.drop}</p>
        <p className="st-soft">{file ? wording.other : wording.dropHint}</p>
      </Upload.Dragger>
      {problem !== undefined && <Alert role="alert" type="error" showIcon title={problem} />}
    </div>
  )
}
