import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { DataFile } from '../../../ui/data-file'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED } from './tag-form'
import { wording } from './wording'

const words = wording.import

type Report = StudioResponse<StudioOperations['tagImport']>

/** Imports a file of tags: its effect is shown before anything is stored. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [file, setFile] = useState<string>()
  const look = useStudioCall('tagImport')
  const bring = useStudioCall('tagImport', { changes: CHANGED })
  const report = file === undefined ? undefined : look.data
  const isGood = report?.wrong === 0

  function take(chosen: string | undefined): void {
    setFile(chosen)
    look.reset()
    bring.reset()
    if (chosen !== undefined) look.mutate({ file: chosen, is_check: true })
  }

  async function store(chosen: string): Promise<void> {
    const { is_stored, added, changed } = await bring.mutateAsync({ file: chosen, is_check: false })
    // Somebody was erased between the check and this call; a new check says which line it is.
    if (!is_stored) return take(chosen)
    void message.success(words.done(added + changed))
    onClose()
  }

  return (
    <Modal
      open
      title={words.title}
      okText={words.submit}
      okButtonProps={{ disabled: !isGood, loading: bring.isPending }}
      closable={!bring.isPending}
      mask={{ closable: !bring.isPending }}
      keyboard={!bring.isPending}
      onOk={() => file !== undefined && isGood && void store(file).catch(() => {})}
      onCancel={onClose}
    >
      <p>{words.about}</p>
      <DataFile hint={words.columns} onFile={take} />
      <div className="ru-report" aria-live="polite">
        {look.isPending && words.looking}
        <FormProblem problem={bring.error ?? look.error} />
        {report && <ReportOf report={report} />}
      </div>
    </Modal>
  )
}

function ReportOf({ report: { wrong, refusals, ...counts } }: { report: Report }) {
  if (wrong === 0) return <Alert type="success" showIcon title={words.good(counts)} />
  return (
    <Alert
      type="error"
      showIcon
      title={words.refused(wrong)}
      description={
        <ul className="ru-refusals">
          {refusals.map(({ line, reasons }) => (
            <li key={line}>{words.line(line, reasons)}</li>
          ))}
          {wrong > refusals.length && <li>{words.more(wrong - refusals.length)}</li>}
        </ul>
      }
    />
  )
}
