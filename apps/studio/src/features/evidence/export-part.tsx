import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { saveFile } from '../../state/save-file'
import { FormProblem } from '../../ui/form-problem'
import { useExport } from '../../ui/list/use-export'
import { useCopy } from '../../ui/use-copy'
import type { Asked } from './evidence-rows'
import { fileHash } from './file-hash'
import { wording } from './wording'

const words = wording.export

/** Creates the file that proves what was found, and shows its hash. A stopped export starts afresh. */
export function ExportPart({ asked }: { asked: Asked }) {
  const [round, setRound] = useState(0)
  return <OneExport key={round} asked={asked} onStop={() => setRound(round + 1)} />
}

/** Stops when it is unmounted. */
function OneExport({ asked, onStop }: { asked: Asked; onStop: () => void }) {
  const { start, isRunning, bytes, error } = useExport('evidenceExport')
  const [done, setDone] = useState<{ name: string; sha256: string | undefined }>()
  const run = async () => {
    setDone(undefined)
    const file = await start(asked)
    if (!file) return
    saveFile(file)
    setDone({ name: file.name, sha256: await fileHash(file.bytes) })
  }
  return (
    <div className="ev-export">
      {isRunning ? (
        <Button onClick={onStop}>{words.stop}</Button>
      ) : (
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => void run()}>
          {words.open}
        </Button>
      )}
      <div role="status" className="ev-export-said">
        {isRunning && <p className="st-hint">{words.progress(bytes)}</p>}
        {done && <Done {...done} />}
      </div>
      <FormProblem problem={error} better={{ tooManyRequests: words.tooMany }} />
    </div>
  )
}

function Done({ name, sha256 }: { name: string; sha256: string | undefined }) {
  const copy = useCopy(words)
  return (
    <Alert
      type="success"
      showIcon
      title={words.done(name)}
      description={
        <>
          {sha256 === undefined ? (
            <p>{words.noHash}</p>
          ) : (
            <p>
              {words.hash} <code className="ev-hash">{sha256}</code>{' '}
              <Button
                size="small"
                icon={<CopyOutlined aria-hidden="true" />}
                aria-label={words.copy}
                onClick={() => void copy(sha256)}
              />
            </p>
          )}
          <p>{words.verify}</p>
        </>
      }
    />
  )
}
