import type { CropBox } from '@yingzao/contract/studio'
import type { Picture } from './picture'
import { wording } from './wording'

/** What a crop will look like: the picture, shifted behind a window with the new proportions. */
export function CropPreview({ asset: { url, width, height }, box }: { asset: Picture; box: CropBox }) {
  return (
    <figure className="st-crop-preview">
      <figcaption className="st-soft">{wording.crop.preview}</figcaption>
      <div style={{ aspectRatio: `${box.width} / ${box.height}` }}>
        <img
          src={url}
          alt=""
          style={{
            width: `${(width / box.width) * 100}%`,
            height: `${(height / box.height) * 100}%`,
            left: `${(-box.left / box.width) * 100}%`,
            top: `${(-box.top / box.height) * 100}%`,
          }}
        />
      </div>
    </figure>
  )
}
