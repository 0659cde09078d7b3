import type { FeedKind } from '@yingzao/contract/studio'
import { App, Button, Form, Modal, Progress } from 'antd'
import { useId, useState } from 'react'
import type { Answer, Payload } from '../../../state/calls'
import { useRefresh } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { hasMoney } from '../column-words'
import { CHANGED, todayInChina } from '../feed-rows'
import { CheckReport } from './check-report'
import { FileField } from './file-field'
import { ImportFields, type ImportValues } from './import-fields'
import { type Mapping, mappingText, type Report } from './mapping'
import { MappingTable } from './mapping-table'
import { useImport } from './use-import'
import { wording } from './wording'

interface ImportDialogProps {
  kind: FeedKind
  /** What is online; the initial values of the fields come from it. */
  columns: Answer<'feedColumnList'> | undefined
  /** Shows a batch. */
  onOpen: (id: number) => void
  onClose: () => void
}

/** Imports a file: it is checked first, line by line, and stored once everything in it can be accepted. */
export function ImportDialog({ kind, columns, onOpen, onClose }: ImportDialogProps) {
  useReturnFocus()
  const formId = useId()
  const { message } = App.useApp()
  const refresh = useRefresh()
  const [form] = Form.useForm<ImportValues>()
  const [file, setFile] = useState<File>()
  const [mapping, setMapping] = useState<Mapping>({})
  const [checked, setChecked] = useState<{ report: Report; kind: FeedKind }>()
  /** What was checked is not what would be sent. */
  const [isOld, setOld] = useState(false)
  const { send, stop, running, problem } = useImport()
  const close = useAskingClose(() => file !== undefined, onClose)
  const report = checked?.report
  const isReady =
    report !== undefined && !isOld && report.problem === '' && report.refused === 0 && report.is_new

  const queryOf = ({ unit, ...values }: ImportValues, is_check: '0' | '1'): Payload<'feedImport'> => {
    const told = mappingText(mapping)
    return {
      ...values,
      is_check,
      ...(hasMoney(values.kind) && { unit }),
      ...(told !== undefined && { mapping: told }),
    }
  }
  const check = async (values: ImportValues) => {
    if (!file || running) return
    const found = await send(file, queryOf(values, '1'))
    if (!found) return
    setChecked({ report: found, kind: values.kind })
    setOld(false)
  }
  const submit = async () => {
    if (!file || running) return
    const stored = await send(file, queryOf(form.getFieldsValue(true), '0'))
    if (!stored) return
    await refresh(...CHANGED)
    // Somebody else's data may have arrived in between, or a new day may have begun.
    if (stored.batch_id === null) return setChecked({ report: stored, kind: form.getFieldValue('kind') })
    if (stored.is_new) void message.success(wording.done(stored.batch_id))
    onClose()
    onOpen(stored.batch_id)
  }
  const changeKind = () => {
    setMapping({})
    setChecked(undefined)
  }
  return (
    <Modal
      open
      width={960}
      title={wording.title}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <>
          {running ? (
            <Button onClick={stop}>{wording.stop}</Button>
          ) : (
            <Button onClick={close}>{wording.close}</Button>
          )}
          <Button
            htmlType="submit"
            form={formId}
            type={isReady ? 'default' : 'primary'}
            disabled={!file}
            loading={running?.isCheck ?? false}
          >
            {report ? wording.checkAgain : wording.check}
          </Button>
          {report && (
            <Button
              type={isReady ? 'primary' : 'default'}
              disabled={!isReady}
              loading={running !== undefined && !running.isCheck}
              onClick={() => void submit()}
            >
              {wording.submit}
            </Button>
          )}
        </>
      }
    >
      <FormProblem problem={problem} better={{ tooManyRequests: wording.tooOften }} />
      <Form<ImportValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={running !== undefined}
        initialValues={firstValues(kind, columns)}
        onValuesChange={(changed: Partial<ImportValues>) => {
          setOld(true)
          if (changed.kind) changeKind()
        }}
        onFinish={(values) => void check(values)}
      >
        <FileField
          file={file}
          isOff={running !== undefined}
          onFile={(chosen) => {
            setFile(chosen)
            setOld(true)
          }}
        />
        <ImportFields />
      </Form>
      {running && <Sending {...running} />}
      {checked && !running && (
        <div className="fd-parts">
          {isOld && (
            <p className="st-warn" role="status">
              {wording.changed}
            </p>
          )}
          <CheckReport
            kind={checked.kind}
            report={checked.report}
            onOpen={(id) => {
              onClose()
              onOpen(id)
            }}
            mapping={
              <MappingTable
                kind={checked.kind}
                report={checked.report}
                mapping={mapping}
                onMapping={(next) => {
                  setMapping(next)
                  setOld(true)
                }}
              />
            }
          />
        </div>
      )}
    </Modal>
  )
}

function Sending({ part, isCheck }: { part: number; isCheck: boolean }) {
  const percent = Math.floor(part * 100)
  return (
    <div role="status">
      <Progress percent={percent} status="active" showInfo={false} />
      {percent < 100 ? wording.sending(percent) : isCheck ? wording.checking : wording.storing}
    </div>
  )
}

/** The values of the last import are likely right again. */
function firstValues(kind: FeedKind, columns: ImportDialogProps['columns']): ImportValues {
  const shown = columns?.list.find((one) => one.kind === kind)?.shown
  return {
    kind,
    as_of: columns?.trading_day ?? todayInChina(),
    source: shown && !shown.is_simulated ? shown.source : '',
    unit: '元',
  }
}
