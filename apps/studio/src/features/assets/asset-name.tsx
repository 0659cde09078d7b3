import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { wording } from '../../wording'
import { hashIn, outsideName } from './asset-address'

/** What people call the file at an address: its name in the library, or from where it comes. */
export function AssetName({ url }: { url: string }) {
  const hash = hashIn(url)
  if (hash !== undefined) return <LibraryName hash={hash} />
  return <span className="st-picker-name">{outsideName(url)}</span>
}

function LibraryName({ hash }: { hash: string }) {
  const { data, isError } = useQuery({ ...studioQuery('assetDetail', { hash }), staleTime: 60_000 })
  const unknown = isError ? wording.assets.picker.unknown : wording.shell.loading
  const name = data?.asset.name ?? unknown
  return (
    <span className="st-picker-name" title={name}>
      {name}
    </span>
  )
}
