import { CloseOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { bytesText } from '../../ui/bytes-text'
import { problemText } from '../../ui/problem-text'
import { wording as uiWording } from '../../ui/wording'
import { isUnderway, mayRetry, type Upload, type UploadQueue } from './upload-queue'
import type { AssetRow } from './use-assets'
import { wording } from './wording'

const words = wording.uploads

interface UploadRowProps {
  upload: Upload
  queue: UploadQueue
  onAsset: (asset: AssetRow) => void
  assetAction: string
}

/** One file: its progress, or what became of it, and what can be done about that. */
export function UploadRow({ upload, queue, onAsset, assetAction }: UploadRowProps) {
  const { id, file, part, state, result } = upload
  const name = result?.asset.name ?? file.name
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
        {mayRetry(upload) && (
          <Button size="small" aria-label={words.retry(name)} onClick={() => queue.retry(id)}>
            {uiWording.retry}
          </Button>
        )}
        {(state === 'failed' || state === 'cancelled') && (
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={words.forget(name)}
            onClick={() => queue.forget(id)}
          />
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

function stateText({ state, part, problem, result }: Upload): string {
  if (state === 'failed') return problemText(problem, { tooManyRequests: words.tooMany })
  if (state === 'sending') return part === 1 ? words.working : `${Math.floor(part * 100)}%`
  if (result && result.removed.length > 0) return words.removed(result.removed)
  return words[state]
}
