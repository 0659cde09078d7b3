import { PageFactsProvider, Picture, usePageFacts } from '@yingzao/renderer'
import type { RefObject } from 'react'
import { Tap } from '../tap/tap'
import { commonOf, type Slide } from './slides'

interface SlideProps {
  slide: Slide
  /** Of the block; empty where the picture may wait on the first screen too. */
  blockId: string
  /** CSS width of the picture, for the choice among its copies. */
  sizes: string
  /** From 0. */
  index: number
}

/** One slide, a button or a link where it leads somewhere. */
export function SlideBox({ count, ...props }: SlideProps & { count: number }) {
  const { slide, index } = props
  const picture = <SlidePicture {...props} />
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

/**
 * A slide of the start once more, after the last: the row goes round without running back. The boot has never seen
 * this picture, so it is drawn as one that loads at once; the slide itself has mostly fetched it by now.
 * It is for the eye: readers and keyboards have the slide itself.
 */
export function SlideAgain({ track, ...props }: SlideProps & { track: RefObject<HTMLDivElement | null> }) {
  const { slide, blockId, index } = props
  const facts = usePageFacts()
  function tapSlide() {
    track.current?.children[index]?.querySelector<HTMLElement>('.yz-carousel__tap')?.click()
  }
  return (
    <div className="yz-carousel__slide" aria-hidden="true" onClick={slide.action && tapSlide}>
      <PageFactsProvider value={{ ...facts, firstImageBlock: blockId }}>
        <SlidePicture {...props} />
      </PageFactsProvider>
    </div>
  )
}

function SlidePicture({ slide, blockId, sizes }: SlideProps) {
  const { image, alt, width, height } = slide
  return <Picture url={image} alt={alt} blockId={blockId} sizes={sizes} width={width} height={height} />
}
