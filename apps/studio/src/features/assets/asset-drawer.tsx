import './asset-drawer.css'
import { useQuery } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import { studioQuery } from '../../state/queries'
import { isRefusal } from '../../state/studio-problem'
import { ProblemNote } from '../../ui/problem-note'
import { useReturnFocus } from '../../ui/use-return-focus'
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
  useReturnFocus()
  const { data, error, refetch } = useQuery(studioQuery('assetDetail', { hash }))
  return (
    <Drawer
      open
      size={520}
      mask={{ enabled: false }}
      title={data ? data.asset.name : wording.detail.title}
      onClose={onClose}
    >
      {data ? (
        <div className="st-asset">
          <AssetPreview asset={data.asset} />
          <AssetActions asset={data.asset} onOpen={onOpen} />
          <AssetFacts asset={data.asset} />
          <AssetUses uses={data.used_in} />
          <AssetCopies original={data.asset.bytes} copies={data.variants} />
        </div>
      ) : error ? (
        <ProblemNote
          problem={error}
          {...(!isRefusal(error, 'notFound') && { retry: () => void refetch() })}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 12 }} />
      )}
    </Drawer>
  )
}
