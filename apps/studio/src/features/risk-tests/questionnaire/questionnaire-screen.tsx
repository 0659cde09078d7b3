import '../risk-tests.css'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Skeleton } from 'antd'
import { useParams } from 'react-router'
import { studioQuery } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { MissingScreen } from '../../../ui/missing-screen'
import { ProblemNote } from '../../../ui/problem-note'
import { Screen } from '../../../ui/screen'
import { wording } from '../wording'
import { QuestionnaireEditor } from './questionnaire-editor'
import { QuestionnaireView } from './questionnaire-view'

const words = wording.editor

/** One version: a draft for members who may edit it, anything else read-only. */
export function QuestionnaireScreen() {
  const text = useParams().version ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? <Version key={text} version={Number(text)} /> : <MissingScreen />
}

function Version({ version }: { version: number }) {
  const mayWrite = mayCall(useMember(), studioOperations.questionnaireSave)
  const { data, error, refetch } = useQuery({
    ...studioQuery('questionnaireDetail', { version }),
    // What is being edited must not be replaced by what a colleague has saved; saving reports it.
    refetchOnWindowFocus: false,
  })
  if (data)
    return mayWrite && data.state === 'draft' ? (
      <QuestionnaireEditor detail={data} />
    ) : (
      <QuestionnaireView detail={data} />
    )
  return (
    <Screen title={words.title(version)}>
      {error ? <ProblemNote problem={error} retry={() => void refetch()} /> : <Skeleton active />}
    </Screen>
  )
}
