import { useQuery } from '@tanstack/react-query'
import type { VariantKey } from '@yingzao/contract/studio'
import { Alert, App, Modal, Radio } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery, useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { FindingList } from '../pages'
import { CHANGED, type ExperimentDetail } from './experiment-rows'
import { wording } from './wording'

const words = wording.end

/** Ends an experiment with the version that visitors are to see from then on. */
export function EndDialog({ detail: newest, onClose }: { detail: ExperimentDetail; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  // As it was when somebody decided to.
  const [{ experiment, variants, page_revision }] = useState(newest)
  const { experiment_id, revision: base_revision } = experiment
  const [winner, setWinner] = useState<VariantKey>('A')
  const [refused, setRefused] = useState<Answer<'experimentEnd'>['findings']>()
  const result = useQuery(studioQuery('experimentResult', { experiment_id }))
  const isEarly = result.data?.epochs[0]?.is_complete === false
  const call = useStudioCall('experimentEnd', { changes: [...CHANGED, 'pageList'] })
  const run = () => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { experiment_id, base_revision, winner, page_revision },
      {
        onSuccess: ({ is_ended, version, findings }) => {
          if (!is_ended) {
            setRefused(findings)
            call.reset()
            return
          }
          if (version !== null) void message.success(words.published(version))
          else if (winner === 'A') void message.success(words.done)
          else void message.warning(words.unpublished)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={520}
      title={words.title}
      okText={words.go}
      confirmLoading={call.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      {isEarly && <Alert type="warning" showIcon title={words.early} />}
      <FormProblem problem={call.error} better={{ conflict: wording.form.conflict }} />
      <Radio.Group
        className="ex-choices"
        aria-label={words.winner}
        value={winner}
        onChange={({ target }) => setWinner(target.value)}
        options={variants.map(({ key, name }) => ({
          value: key,
          label: key === 'A' ? words.named(`${key} ${name}`, words.keep) : `${key} ${name}`,
        }))}
      />
      {refused && (
        <>
          <Alert type="error" showIcon role="alert" title={words.refused} />
          <FindingList findings={refused} />
        </>
      )}
    </Modal>
  )
}
