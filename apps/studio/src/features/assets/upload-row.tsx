import { Button, Progress } from 'antd'
import { problemText } from '../../shell/problem-text'
import { isRefusal, StudioProblem } from '../../state/studio-problem'
import { wording } from '../../wording'
import { bytesText } from './asset-words'
import { isUnderway, type Upload, type UploadQueue } from './upload-queue'
import type { AssetRow } from './use-assets'

const words = wording.assets.uploads

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  onAsset: (asset: AssetRow) => void
  assetAction: string
}

/** One file: how far it is, or what became of it, and what can be done about that. */
export function UploadRow({ upload, queue, onAsset, assetAction }: UploadRowProps) {
  const { id, file, part, state, result } = upload
  const name = result?.asset.name ?? file.name
  const mayRetry = state === 'cancelled' || (state === 'failed' && !isFinal(upload.problem))
  return (
    <li className={`st-upload st-upload-${state}`}>
      <span className="st-upload-name" title={name}>
        {name}
      </span>
      <span className="st-soft st-number">{bytesText(file.size)}</span>
      <span className="st-upload-state">{stateText(upload)}</span>
      {state === 'sending' && (
        <Progress
          percent={Math.round(part * 100)}
          showInfo={false}
          size="small"
          aria-label={name}
          status={part === 1 ? 'active' : 'normal'}
        />
      )}
      <span className="st-upload-actions">
        {isUnderway(upload) && (
          <Button size="small" aria-label={words.cancel(name)} onClick={() => queue.cancel(id)}>
            {words.cancelShort}
          </Button>
        )}
        {mayRetry && (
          <Button size="small" aria-label={words.retry(name)} onClick={() => queue.retry(id)}>
            {wording.shell.retry}
          </Button>
        )}
        {result && (
          <Button
            size="small"
            aria-label={words.act(assetAction, name)}
            onClick={() => onAsset(result.asset)}
          >
            {assetAction}
          </Button>
        )}
      </span>
    </li>
  )
}

/** Whether it is the file that will not do, whoever sends it and when. */
function isFinal(problem: unknown): boolean {
  if (isRefusal(problem, 'unusableFile', 'fileTooLarge')) return true
  return problem instanceof StudioProblem && problem.failure === 'refused' && problem.reply.code === undefined
}

function stateText({ state, part, problem, result }: Upload): string {
  if (state === 'failed') return problemText(problem, { tooManyRequests: words.tooMany })
  if (state === 'sending') return part === 1 ? words.working : `${Math.floor(part * 100)}%`
  if (result && result.removed.length > 0) return words.removed(result.removed.join('、'))
  return words[state]
}
