import type { AssetRow } from './use-assets'
import { wording } from './wording'

/** An asset as large as its place allows, on a background that shows what is transparent. */
export function AssetPreview({ asset: { kind, url, name } }: { asset: AssetRow }) {
  const label = wording.detail.preview(name)
  return (
    <div className="st-asset-preview st-squares">
      {kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: what is said in a video stands in the video, or nobody has written it down.
        <video src={url} controls preload="metadata" aria-label={label} />
      ) : (
        <img src={url} alt={label} />
      )}
    </div>
  )
}
