import type { CommonProps } from '@yingzao/schema/client'
import type { SwiperProps } from './props'

export type Slide = SwiperProps['list'][number]

/** The slides that have a picture. */
export function slidesOf({ list }: SwiperProps): Slide[] {
  return list.filter(({ image }) => image !== '')
}

/** False where swiping with the finger is all there is to it, which a browser does without a script. */
export function needsScript(props: SwiperProps): boolean {
  return slidesOf(props).length > 1 && (props.autoplay || props.loop || props.arrow || props.indicator)
}

/** What a tap on the slide does, in the form in which every block has it. */
export function commonOf({ action }: Slide): CommonProps {
  // The reader leaves out what an action does not have, so none of its fields is undefined.
  return action ? { action: action as NonNullable<CommonProps['action']> } : {}
}
