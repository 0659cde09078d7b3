import './asset-drawer.css'
import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { DetailDrawer } from '../../ui/detail-drawer'
import { AssetActions } from './asset-actions'
import { AssetCopies } from './asset-copies'
import { AssetFacts } from './asset-facts'
import { AssetPreview } from './asset-preview'
import { AssetUses } from './asset-uses'
import { wording } from './wording'

interface AssetDrawerProps {
  hash: string
  onOpen: (hash: string) => void
  onClose: () => void
}

/** Everything about one asset, beside the others. */
export function AssetDrawer({ hash, onOpen, onClose }: AssetDrawerProps) {
  const query = useQuery(studioQuery('assetDetail', { hash }))
  return (
    <DetailDrawer
      width={520}
      title={query.data?.asset.name ?? wording.detail.title}
      query={query}
      onClose={onClose}
    >
      {(data) => (
        <div className="st-asset">
          <AssetPreview asset={data.asset} />
          <AssetActions asset={data.asset} onOpen={onOpen} />
          <AssetFacts asset={data.asset} />
          <AssetUses uses={data.used_in} />
          <AssetCopies original={data.asset.bytes} copies={data.variants} />
        </div>
      )}
    </DetailDrawer>
  )
}
