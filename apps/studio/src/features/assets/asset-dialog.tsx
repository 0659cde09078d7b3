import { studioOperations } from '@yingzao/contract/studio'
import { Modal } from 'antd'
import { useState } from 'react'
import { useMember } from '../../shell/member-context'
import { useReturnFocus } from '../../shell/use-return-focus'
import { mayCall } from '../../state/session'
import { wording } from '../../wording'
import { AssetFilterBar } from './asset-filter-bar'
import { AssetGrid } from './asset-grid'
import { DropCurtain } from './drop-curtain'
import { UploadButton } from './upload-button'
import { UploadList } from './upload-list'
import type { AssetFilter, AssetRow } from './use-assets'
import { useDroppedFiles } from './use-dropped-files'
import { useUploads } from './use-uploads'

const words = wording.assets.picker

interface AssetDialogProps {
  /** `image`: pictures and drawings. */
  kind: 'image' | 'video'
  title: string
  onClose: () => void
  onPick: (asset: AssetRow) => void
}

/** The library in a dialog, to choose one asset from; what is missing is uploaded right here. */
export function AssetDialog({ kind, title, onClose, onPick }: AssetDialogProps) {
  useReturnFocus()
  const [filter, setFilter] = useState<AssetFilter>({})
  const { queue } = useUploads()
  const mayUpload = mayCall(useMember(), studioOperations.assetUpload)
  const isOver = useDroppedFiles(mayUpload, queue.add)
  const pick = (asset: AssetRow) => {
    if ((asset.kind === 'video') === (kind === 'video')) onPick(asset)
  }
  return (
    <Modal open width={920} className="st-asset-dialog" title={title} footer={null} onCancel={onClose}>
      <div className="st-asset-dialog-head">
        <AssetFilterBar
          filter={filter}
          kinds={kind === 'video' ? [] : ['image', 'svg']}
          onFilter={setFilter}
        />
        {mayUpload && <UploadButton type="default" onFiles={queue.add} />}
      </div>
      {mayUpload && <p className="st-upload-hint">{`${wording.assets.uploadHint}。`}</p>}
      <UploadList onAsset={pick} assetAction={words.use} />
      <div className="st-asset-dialog-body">
        <AssetGrid
          filter={{ ...filter, kind: filter.kind ?? (kind === 'video' ? 'video' : 'picture') }}
          label={words.pick}
          onOpen={pick}
        />
      </div>
      <DropCurtain isOver={isOver} />
    </Modal>
  )
}
