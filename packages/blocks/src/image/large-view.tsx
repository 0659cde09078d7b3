import { Picture } from '@yingzao/renderer'
import { CloseIcon, Dialog } from '../dialog/dialog'
import type { ImageProps } from './props'

/** Returns the popup id of a picture's large view; with two hyphens, as authors hardly name their popups like that. */
export function largeViewId(blockId: string): string {
  return `${blockId}--large`
}

/** The picture on the whole screen, on black. The boot opens and closes it as it does every popup, without React. */
export function LargeView({ id, props }: { id: string; props: ImageProps }) {
  const { url, alt, width, height } = props
  return (
    <Dialog className="yz-large" popupId={largeViewId(id)} label={`大图 ${alt}`.trim()} closesOnMask>
      <CloseIcon className="yz-large__close" />
      {/* Never the first screen's, so it is not loaded before somebody wants to see it. */}
      <Picture className="yz-large__picture" url={url} alt={alt} blockId="" width={width} height={height} />
    </Dialog>
  )
}
