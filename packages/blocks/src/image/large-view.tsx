import { Picture } from '@yingzao/renderer'
import type { ImageProps } from './props'

/** The popup id of a picture's large view; two hyphens, as authors hardly name their popups so. */
export function largeViewId(blockId: string): string {
  return `${blockId}--large`
}

/** The picture on the whole screen, on black. The boot opens and closes it as it does every popup, without React. */
export function LargeView({ id, props }: { id: string; props: ImageProps }) {
  const { url, alt, width, height } = props
  return (
    <dialog
      className="yz-large"
      data-popup={largeViewId(id)}
      data-mask=""
      // biome-ignore lint/a11y/noRedundantRoles: a browser below iOS 15.4 knows no dialog and needs to be told.
      role="dialog"
      aria-modal="true"
      aria-label={`大图 ${alt}`.trim()}
    >
      <button className="yz-large__close" type="button" data-close="" aria-label="关闭" />
      {/* Never the first screen's, so it is not loaded before somebody wants to see it. */}
      <Picture className="yz-large__picture" url={url} alt={alt} blockId="" width={width} height={height} />
    </dialog>
  )
}
