import { Alert } from 'antd'
import { type BetterWords, problemText } from './problem-text'

/** Why a form was not accepted, above its fields. Renders nothing without a problem. */
export function FormProblem({ problem, better }: { problem: unknown; better?: BetterWords }) {
  if (!problem) return null
  return (
    <Alert
      className="st-form-problem"
      role="alert"
      type="error"
      showIcon
      title={problemText(problem, better)}
    />
  )
}
