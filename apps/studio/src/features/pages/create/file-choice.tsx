import { InboxOutlined } from '@ant-design/icons'
import { Alert, Upload } from 'antd'
import { useState } from 'react'
import { FindingList } from '../publish/finding-list'
import { wording } from '../wording'
import { isTooLarge, type PageFile, readPageFile } from './read-page-file'

const words = wording.new

interface FileChoiceProps {
  file: PageFile | undefined
  onFile: (file: PageFile | undefined) => void
}

/** A page's file, dropped or chosen, and what was repaired when reading it. */
export function FileChoice({ file, onFile }: FileChoiceProps) {
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const take = async (chosen: File) => {
    setName(chosen.name)
    setProblem(undefined)
    onFile(undefined)
    if (isTooLarge(chosen)) return setProblem(words.tooLarge)
    try {
      onFile(readPageFile(await chosen.text()))
    } catch {
      setProblem(words.notText)
    }
  }
  return (
    <>
      <Upload.Dragger
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(chosen) => {
          void take(chosen)
          // It is read here, and is not sent by itself.
          return false
        }}
      >
        <p className="pg-drop-icon">
          <InboxOutlined aria-hidden="true" />
        </p>
        <p>{name ?? words.drop}</p>
        <p className="st-soft">{name === undefined ? words.dropHint : words.otherFile}</p>
      </Upload.Dragger>
      {problem !== undefined && <Alert role="alert" type="error" showIcon title={problem} />}
      {file && <FileReport file={file} />}
    </>
  )
}

function FileReport({ file }: { file: PageFile }) {
  const { findings } = file
  return (
    <>
      <Alert
        role="status"
        showIcon
        type={!file.ok ? 'error' : findings.length > 0 ? 'warning' : 'success'}
        title={
          !file.ok
            ? words.refused
            : findings.length > 0
              ? words.mended(file.blocks, findings.length)
              : words.clean(file.blocks)
        }
      />
      <FindingList findings={findings} />
    </>
  )
}
