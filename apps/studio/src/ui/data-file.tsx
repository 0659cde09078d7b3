import { InboxOutlined } from '@ant-design/icons'
import { MOST_FILE_BYTES } from '@yingzao/contract/studio'
import { Alert, Upload } from 'antd'
import { useState } from 'react'
import { wording } from './wording'

const words = wording.dataFile

interface DataFileProps {
  /** What it has to contain. */
  hint: string
  /** Its bytes in base64; undefined: there is no file, or none that can be accepted. */
  onFile: (file: string | undefined) => void
}

/** A CSV file, dropped or chosen. */
export function DataFile({ hint, onFile }: DataFileProps) {
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const take = async (chosen: File) => {
    setName(chosen.name)
    const isFit = chosen.size > 0 && chosen.size <= MOST_FILE_BYTES
    setProblem(isFit ? undefined : chosen.size === 0 ? words.empty : words.tooLarge(MOST_FILE_BYTES / 1_000))
    onFile(isFit ? inBase64(new Uint8Array(await chosen.arrayBuffer())) : undefined)
  }
  return (
    <>
      <Upload.Dragger
        accept=".csv,text/csv"
        showUploadList={false}
        beforeUpload={(chosen) => {
          void take(chosen)
          // It is sent with the call, not by itself.
          return false
        }}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{name ?? words.drop}</p>
        <p className="st-soft">{name === undefined ? hint : words.other}</p>
      </Upload.Dragger>
      {problem !== undefined && <Alert role="alert" type="error" showIcon title={problem} />}
    </>
  )
}

/** In chunks: a function takes no more arguments than fit its stack. */
function inBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(text)
}
