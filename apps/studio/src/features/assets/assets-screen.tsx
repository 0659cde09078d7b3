import './assets.css'
import { studioOperations } from '@yingzao/contract/studio'
import { Card } from 'antd'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { AssetDrawer } from './asset-drawer'
import { AssetFilterBar } from './asset-filter-bar'
import { AssetGrid } from './asset-grid'
import { DropCurtain } from './drop-curtain'
import { UploadButton } from './upload-button'
import { UploadList } from './upload-list'
import { useDroppedFiles } from './use-dropped-files'
import { useLibraryAddress } from './use-library-address'
import { useUploads } from './use-uploads'
import { wording } from './wording'

/** Every picture, drawing and video that pages can use. */
export function AssetsScreen() {
  const member = useMember()
  const { filter, opened, setFilter, open } = useLibraryAddress()
  const { queue } = useUploads()
  const mayUpload = mayCall(member, studioOperations.assetUpload)
  const isOver = useDroppedFiles(mayUpload, queue.add)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={mayUpload && <UploadButton onFiles={queue.add} />}
    >
      <Card className="st-table-card">
        <AssetFilterBar filter={filter} kinds={['image', 'svg', 'video']} hasHidden onFilter={setFilter} />
        {mayUpload && <p className="st-upload-hint">{wording.uploadHintWith(wording.accepted)}</p>}
        <UploadList onAsset={({ hash }) => open(hash)} assetAction={wording.uploads.show} />
        <AssetGrid filter={filter} opened={opened} label={wording.open} onOpen={({ hash }) => open(hash)} />
      </Card>
      {opened !== undefined && (
        <AssetDrawer key={opened} hash={opened} onOpen={open} onClose={() => open(undefined)} />
      )}
      <DropCurtain isOver={isOver} />
    </Screen>
  )
}
