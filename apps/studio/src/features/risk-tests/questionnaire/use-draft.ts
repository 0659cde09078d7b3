import { pointRange } from '@yingzao/contract/studio'
import { App } from 'antd'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { wording } from '../wording'
import { type Change, sendable, type Written, writtenOf } from './change-written'
import { QUESTIONNAIRES_CHANGED } from './changed'

const words = wording.editor
const VERSIONS = '/risk-tests?view=versions'

/** The content of a draft, whether it is saved, and what can be done with it. */
export function useDraft(detail: Answer<'questionnaireDetail'>) {
  const { version } = detail
  const { modal, message } = App.useApp()
  const navigate = useNavigate()
  const [written, setWritten] = useState<Written>(() => writtenOf(detail))
  const [isChanged, setChanged] = useState(false)
  // The guard asks when somebody leaves, which may come before the next render.
  const dirty = useRef(false)
  const revision = useRef(detail.revision)
  const save = useStudioCall('questionnaireSave', { changes: ['questionnaireList'] })
  const publish = useStudioCall('questionnairePublish', { changes: QUESTIONNAIRES_CHANGED })
  const drop = useStudioCall('questionnaireDrop', { changes: ['questionnaireList', 'riskTestSummary'] })

  const mark = (is: boolean) => {
    dirty.current = is
    setChanged(is)
  }
  // A stable function: in a long questionnaire, only the question being edited re-renders.
  const change = useCallback<Change>((update) => {
    setWritten(update)
    dirty.current = true
    setChanged(true)
  }, [])
  const store = async () => {
    const sent = sendable(written)
    const saved = await save.mutateAsync({ version, base_revision: revision.current, ...sent })
    revision.current = saved.revision
    setWritten(sent)
    mark(false)
  }
  const saveNow = () =>
    void store().then(
      () => message.success(words.saved),
      // `problem` reports it.
      () => undefined,
    )
  const publishNow = async () => {
    if (dirty.current) await store()
    await publish.mutateAsync({ version, base_revision: revision.current })
    void message.success(words.published(version))
    await navigate(VERSIONS)
  }
  const askToPublish = () => {
    const { least, most } = pointRange(written.questions)
    modal.confirm({
      title: words.publishTitle(version),
      content: words.publishText(written.questions.length, least, most),
      okText: words.publishOk,
      focusable: { autoFocusButton: 'cancel' },
      // Failures are reported above the form, not in the dialog.
      onOk: () => publishNow().catch(() => undefined),
    })
  }
  const askToDrop = () =>
    modal.confirm({
      title: words.dropTitle,
      content: words.dropText,
      okText: words.drop,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        drop.mutateAsync({ version, base_revision: revision.current }).then(
          () => {
            mark(false)
            void message.success(words.dropped)
            return navigate(VERSIONS)
          },
          () => undefined,
        ),
    })
  return {
    written,
    change,
    isDirty: () => dirty.current,
    isChanged,
    isSaving: save.isPending,
    isPublishing: publish.isPending,
    problem: save.error ?? publish.error ?? drop.error,
    save: saveNow,
    publish: askToPublish,
    drop: askToDrop,
  }
}
