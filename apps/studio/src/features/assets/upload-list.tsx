import './uploads.css'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { isUnderway } from './upload-queue'
import { UploadRow } from './upload-row'
import type { AssetRow } from './use-assets'
import { useUploads } from './use-uploads'
import { wording } from './wording'

const words = wording.uploads

interface UploadListProps {
  /** What is done with an asset that has been uploaded, and what that is called. */
  onAsset: (asset: AssetRow) => void
  assetAction: string
}

/** The files on their way into the library, and how each has ended. Nothing when there are none. */
export function UploadList({ onAsset, assetAction }: UploadListProps) {
  const { uploads, queue } = useUploads()
  if (uploads.length === 0) return null
  const left = uploads.filter(isUnderway).length
  const stored = uploads.filter(({ result }) => result !== undefined).length
  const failed = uploads.filter(({ state }) => state === 'failed').length
  return (
    <section className="st-uploads" aria-label={words.title}>
      <div className="st-uploads-head">
        <p role="status">
          {left > 0
            ? words.running(left, uploads.length)
            : failed > 0
              ? words.doneSome(stored, failed)
              : words.done(stored)}
        </p>
        {left > 0 ? (
          <Button size="small" onClick={queue.cancelAll}>
            {words.cancelAll}
          </Button>
        ) : (
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={words.close}
            onClick={queue.clear}
          />
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            queue={queue}
            onAsset={onAsset}
            assetAction={assetAction}
          />
        ))}
      </ul>
    </section>
  )
}
