import { hashIn, outsideName } from './asset-address'
import { useAssetName } from './use-asset-name'

/** What people call the file at an address: its name in the library, or where it comes from. */
export function AssetName({ url }: { url: string }) {
  if (hashIn(url) !== undefined) return <LibraryName url={url} />
  return <span className="st-picker-name">{outsideName(url)}</span>
}

function LibraryName({ url }: { url: string }) {
  const name = useAssetName(url) ?? '…'
  return (
    <span className="st-picker-name" title={name}>
      {name}
    </span>
  )
}
