import { Alert, Button } from 'antd'
import { problemText } from './problem-text'
import { wording } from './wording'

/** Reports a failure in the place of the result. */
export function ProblemNote({ problem, retry }: { problem: unknown; retry?: () => void }) {
  return (
    <Alert
      role="alert"
      type="error"
      showIcon
      title={problemText(problem)}
      action={
        retry && (
          <Button size="small" onClick={retry}>
            {wording.retry}
          </Button>
        )
      }
    />
  )
}
