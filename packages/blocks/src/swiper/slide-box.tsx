import { PageFactsProvider, Picture, usePageFacts } from '@yingzao/renderer'
import type { RefObject } from 'react'
import { Tap } from '../tap/tap'
import { commonOf, type Slide } from './slides'

interface SlideBoxProps {
  slide: Slide
  blockId: string
  /** From 0. */
  index: number
  count: number
}

/** One slide, a button or a link where it leads somewhere. */
export function SlideBox({ slide, blockId, index, count }: SlideBoxProps) {
  // Where the swiper stands on the first screen, its first picture is loaded at once and the others are not.
  const picture = <SlidePicture slide={slide} blockId={index === 0 ? blockId : ''} />
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div
      className="yz-swiper__slide"
      role="group"
      aria-roledescription="幻灯片"
      aria-label={`第 ${index + 1} 张，共 ${count} 张`}
    >
      {slide.action ? (
        <Tap common={commonOf(slide)} className="yz-swiper__tap" label={slide.alt ? undefined : '查看详情'}>
          {picture}
        </Tap>
      ) : (
        picture
      )}
    </div>
  )
}

interface FirstAgainProps {
  slide: Slide
  blockId: string
  track: RefObject<HTMLDivElement | null>
}

/**
 * The first slide once more, after the last: the row goes round without running back. The boot has never seen
 * this picture, so it is drawn as one that loads at once; the first slide has mostly fetched it by now.
 * It is for the eye: readers and keyboards have the slide itself.
 */
export function FirstAgain({ slide, blockId, track }: FirstAgainProps) {
  const facts = usePageFacts()
  function tapFirst() {
    track.current?.querySelector<HTMLElement>('.yz-swiper__tap')?.click()
  }
  return (
    <div className="yz-swiper__slide" aria-hidden="true" onClick={slide.action && tapFirst}>
      <PageFactsProvider value={{ ...facts, firstImageBlock: blockId }}>
        <SlidePicture slide={slide} blockId={blockId} />
      </PageFactsProvider>
    </div>
  )
}

function SlidePicture({ slide, blockId }: { slide: Slide; blockId: string }) {
  return (
    <Picture url={slide.image} alt={slide.alt} blockId={blockId} width={slide.width} height={slide.height} />
  )
}
