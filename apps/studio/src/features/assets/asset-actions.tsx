import { CopyOutlined, EyeInvisibleOutlined, EyeOutlined, ScissorOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { useCopy } from '../../ui/use-copy'
import { CropDialog } from './crop-dialog'
import type { AssetRow } from './use-assets'
import { wording } from './wording'

const words = wording.detail

/** What can be done with an asset. `onOpen`: opens another one, which a crop has created. */
export function AssetActions({ asset, onOpen }: { asset: AssetRow; onOpen: (hash: string) => void }) {
  const { message } = App.useApp()
  const copy = useCopy(words)
  const member = useMember()
  const [isCropping, setCropping] = useState(false)
  const change = useStudioCall('assetChange', { changes: ['assetList', 'assetDetail'] })
  const { hash, url, kind, is_hidden, width, height } = asset
  const settings = useQuery(studioQuery('studioSettings', {}))
  // For people outside, who need not know where the Studio is.
  const origin = settings.data?.pages_origin || window.location.origin
  const hide = () =>
    change.mutate(
      { hash, is_hidden: !is_hidden },
      {
        onSuccess: () => void message.success(is_hidden ? words.shownDone : words.hiddenDone),
        onError: (problem) => void message.error(problemText(problem)),
      },
    )
  const mayCrop = kind === 'image' && mayCall(member, studioOperations.assetCrop)
  return (
    <div className="st-asset-actions">
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy(new URL(url, origin).href)}>
        {words.copy}
      </Button>
      {mayCrop && (
        <Button icon={<ScissorOutlined aria-hidden="true" />} onClick={() => setCropping(true)}>
          {words.crop}
        </Button>
      )}
      {mayCall(member, studioOperations.assetChange) && (
        <Button
          icon={is_hidden ? <EyeOutlined aria-hidden="true" /> : <EyeInvisibleOutlined aria-hidden="true" />}
          loading={change.isPending}
          onClick={hide}
        >
          {is_hidden ? words.show : words.hide}
        </Button>
      )}
      {isCropping && width !== null && height !== null && (
        <CropDialog
          asset={{ ...asset, width, height }}
          onClose={() => setCropping(false)}
          onCropped={(part) => {
            setCropping(false)
            onOpen(part.hash)
          }}
        />
      )}
    </div>
  )
}
