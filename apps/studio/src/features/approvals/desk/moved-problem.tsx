import { Alert, Button } from 'antd'
import { isRefusal } from '../../../state/studio-problem'
import { FormProblem } from '../../../ui/form-problem'
import { problemText } from '../../../ui/problem-text'
import { wording } from '../wording'

interface MovedProblemProps {
  problem: Error | null
  onReload: () => void
}

/** Why something was not accepted. What has changed in the meantime can be loaded again. */
export function MovedProblem({ problem, onReload }: MovedProblemProps) {
  if (!isRefusal(problem, 'reviewMoved'))
    return <FormProblem problem={problem} better={{ forbidden: wording.decide.forbidden }} />
  return (
    <Alert
      className="st-form-problem"
      role="alert"
      type="error"
      showIcon
      title={problemText(problem)}
      action={
        <Button size="small" onClick={onReload}>
          {wording.decide.reload}
        </Button>
      }
    />
  )
}
