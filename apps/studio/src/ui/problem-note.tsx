import { Alert, Button } from 'antd'
import { problemText } from './problem-text'
import { wording } from './wording'

/** Says that something failed, where its result would have stood. */
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
