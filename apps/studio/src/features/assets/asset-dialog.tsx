import { studioOperations } from '@yingzao/contract/studio'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { useReturnFocus } from '../../ui/use-return-focus'
import { AssetFilterBar } from './asset-filter-bar'
import { AssetGrid } from './asset-grid'
import { DropCurtain } from './drop-curtain'
import { UploadButton } from './upload-button'
import { UploadList } from './upload-list'
import type { AssetFilter, AssetRow } from './use-assets'
import { useDroppedFiles } from './use-dropped-files'
import { useUploads } from './use-uploads'
import { wording } from './wording'

const words = wording.picker

interface AssetDialogProps {
  /** `image`: pictures and drawings. */
  kind: 'image' | 'video'
  title: string
  /** How many may be chosen. One is taken as soon as it is pressed, several by the button below. */
  most?: number
  onClose: () => void
  onPick: (assets: readonly AssetRow[]) => void
}

/** The library in a dialog, to choose assets from; what is missing is uploaded right here. */
export function AssetDialog({ kind, title, most = 1, onClose, onPick }: AssetDialogProps) {
  useReturnFocus()
  const [filter, setFilter] = useState<AssetFilter>({})
  const { queue } = useUploads()
  const mayUpload = mayCall(useMember(), studioOperations.assetUpload)
  const isOver = useDroppedFiles(mayUpload, queue.add)
  const [chosen, setChosen] = useState<readonly AssetRow[]>([])
  const pick = (asset: AssetRow) => {
    if ((asset.kind === 'video') !== (kind === 'video')) return
    if (most === 1) onPick([asset])
    else setChosen(toggled(chosen, asset).slice(0, most))
  }
  const footer = most > 1 && (
    <>
      <span className="st-soft st-asset-count" role="status">
        {words.chosen(chosen.length)}
      </span>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button type="primary" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
        {words.addChosen(chosen.length)}
      </Button>
    </>
  )
  return (
    <Modal
      open
      width={920}
      className="st-asset-dialog"
      title={title}
      footer={footer || null}
      onCancel={onClose}
    >
      <div className="st-asset-dialog-head">
        <AssetFilterBar
          filter={filter}
          kinds={kind === 'video' ? [] : ['image', 'svg']}
          onFilter={setFilter}
        />
        {mayUpload && <UploadButton type="default" onFiles={queue.add} />}
      </div>
      {mayUpload && <p className="st-upload-hint">{wording.uploadHint}</p>}
      <UploadList onAsset={pick} assetAction={words.use} />
      <div className="st-asset-dialog-body">
        <AssetGrid
          filter={{ ...filter, kind: filter.kind ?? (kind === 'video' ? 'video' : 'picture') }}
          label={words.pick}
          {...(most > 1 && { chosen: chosen.map(({ hash }) => hash) })}
          onOpen={pick}
        />
      </div>
      <DropCurtain isOver={isOver} />
    </Modal>
  )
}

/** Returns the chosen assets with this one added or removed, in the order of choosing. */
function toggled(chosen: readonly AssetRow[], asset: AssetRow): readonly AssetRow[] {
  const rest = chosen.filter(({ hash }) => hash !== asset.hash)
  return rest.length < chosen.length ? rest : [...chosen, asset]
}
