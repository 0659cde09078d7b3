import { Picture } from '@yingzao/renderer'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import type { Slide } from './slides'

interface SlideProps {
  slide: Slide
  /** Id of the block; empty where the picture may load late on the first screen too. */
  blockId: string
  /** CSS width of the picture, for the choice among its copies. */
  sizes: string
  /** From 0. */
  index: number
  count: number
}

/** One slide, a button or a link where it leads somewhere. */
export function SlideBox({ slide, blockId, sizes, index, count }: SlideProps) {
  const { image, alt, width, height } = slide
  const picture = (
    <Picture url={image} alt={alt} blockId={blockId} sizes={sizes} width={width} height={height} />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className="yz-carousel__slide"
      role="group"
      aria-roledescription="幻灯片"
      aria-label={`第 ${index + 1} 张，共 ${count} 张`}
    >
      {slide.action ? (
        <Tap common={commonOf(slide)} className="yz-carousel__tap" label={slide.alt ? undefined : '查看详情'}>
          {picture}
        </Tap>
      ) : (
        picture
      )}
    </div>
  )
}
