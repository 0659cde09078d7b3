import { App, Button, Modal } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { problemText } from '../../ui/problem-text'
import { FindingList } from '../pages'
import { CHANGED, type ExperimentDetail } from './experiment-rows'
import { wording } from './wording'

type Findings = Answer<'experimentStart'>['findings']

/** Starts an experiment for visitors, after a confirmation; what prevents it is listed by version. */
export function StartButton({ detail }: { detail: ExperimentDetail }) {
  const { message, modal } = App.useApp()
  const [refused, setRefused] = useState<Findings>()
  const call = useStudioCall('experimentStart', { changes: CHANGED })
  const { experiment, variants, is_page_published } = detail
  const words = wording.start
  const start = () =>
    call.mutate(
      {
        experiment_id: experiment.experiment_id,
        base_revision: experiment.revision,
        drafts: variants
          .filter(({ page_code }) => page_code !== null)
          .map(({ key, revision }) => ({ key, revision })),
      },
      {
        onSuccess: ({ is_started, findings }) => {
          if (is_started) void message.success(words.done)
          else setRefused(findings)
        },
        onError: (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
      },
    )
  const ask = () => modal.confirm({ title: words.title, content: words.text, okText: words.go, onOk: start })
  return (
    <>
      <Button
        size="small"
        type="primary"
        loading={call.isPending}
        disabled={!is_page_published}
        title={is_page_published ? undefined : words.unpublished}
        onClick={ask}
      >
        {wording.acts.start}
      </Button>
      {refused && (
        <Modal open width={600} title={words.refused} footer={null} onCancel={() => setRefused(undefined)}>
          {refused.map(({ key, findings }) => (
            <section key={key}>
              <h3>{words.of(key, variants.find((one) => one.key === key)?.name ?? '')}</h3>
              <FindingList findings={findings} />
            </section>
          ))}
        </Modal>
      )}
    </>
  )
}
