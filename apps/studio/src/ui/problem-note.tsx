import { Alert, Button } from 'antd'
import { wording } from '../wording'
import { problemText } from './problem-text'

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
            {wording.shell.retry}
          </Button>
        )
      }
    />
  )
}
