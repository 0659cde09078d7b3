import { DownloadOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { callFile } from '../../state/call-file'
import type { Payload } from '../../state/calls'
import { saveFile } from '../../state/save-file'
import { mayCall } from '../../state/session'
import { bytesText } from '../../ui/bytes-text'
import { useMember } from '../../ui/member-context'
import { ReasonDialog } from '../../ui/reason-dialog'
import type { SurveyRow } from './surveys-columns'
import { wording } from './wording'

const words = wording.files

interface AnswerFilesProps {
  /** The id of the answers. */
  id: number
  files: NonNullable<SurveyRow['answers'][number]['files']>
}

/** The files of an answer, saved one by one for a stated reason. Their names are personal data too. */
export function AnswerFiles({ id, files }: AnswerFilesProps) {
  const mayOpen = mayCall(useMember(), studioOperations.surveyFileOpen)
  const [asking, setAsking] = useState<string>()
  return (
    <ul className="st-survey-files">
      {files.map((file, index) => (
        <li key={file.id}>
          {words.nameOf(index + 1, file.kind, bytesText(file.bytes))}
          {mayOpen && (
            <Button
              size="small"
              icon={<DownloadOutlined aria-hidden="true" />}
              aria-label={words.download(index + 1)}
              onClick={() => setAsking(file.id)}
            >
              {words.open}
            </Button>
          )}
        </li>
      ))}
      {asking && <FileDialog id={id} file_id={asking} onClose={() => setAsking(undefined)} />}
    </ul>
  )
}

/** Asks why somebody has to see a file, and saves it. */
function FileDialog({ id, file_id, onClose }: { id: number; file_id: string; onClose: () => void }) {
  const open = useMutation({
    mutationFn: (payload: Payload<'surveyFileOpen'>) => callFile('surveyFileOpen', payload),
    onSuccess: (file) => {
      saveFile(file)
      onClose()
    },
  })
  return (
    <ReasonDialog
      wording={words.dialog}
      call={open}
      onReason={(reason) => open.mutate({ id, file_id, reason })}
      onClose={onClose}
    />
  )
}
