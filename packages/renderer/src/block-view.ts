import type { Block, CommonProps } from '@yingzao/schema/client'
import type { ComponentType, ReactNode } from 'react'

/**
 * When an island wakes: as soon as scripts run, when the phone is idle, when it comes near the screen,
 * or when it is first touched. A tap that comes earlier wakes it at once and is played again.
 */
export type IslandMode = 'load' | 'idle' | 'visible' | 'tap'

/** What a view is drawn from. `children` is one element that holds the blocks inside. */
export interface ViewProps<Props> {
  /** The block's id, unique in its page. */
  id: string
  props: Props
  common: CommonProps
  children?: ReactNode
}

/** A block as the visitor's side knows it. */
export interface BlockView<Props = unknown> {
  /** The registered name, as in the block's spec. */
  name: string
  view: ComponentType<ViewProps<Props>>
  /**
   * Set when the block moves or answers by itself: it is then hydrated alone, from its own chunk.
   * A block without it ships no script. A function decides by the block's props.
   */
  island?: IslandMode | ((props: Props) => IslandMode | undefined)
}

/** Declares a block's view. The name must be that of its spec; the registry is made from both. */
export function defineView<Props>(view: BlockView<Props>): BlockView<Props> {
  return view
}

/** How the block wakes, or undefined when it never needs a script. */
export function islandMode<Props>(view: BlockView<Props>, props: Props): IslandMode | undefined {
  return typeof view.island === 'function' ? view.island(props) : view.island
}

/** A view of whatever block: a registry holds them all, and each is only given props that its own spec has read. */
// biome-ignore lint/suspicious/noExplicitAny: no one type of props fits every block.
export type AnyBlockView = BlockView<any>

/** The views of a page by block name. */
export type Views = Readonly<Record<string, AnyBlockView>>

/** The views as chunks that are loaded when their island wakes. */
export type LazyViews = Readonly<Record<string, () => Promise<AnyBlockView>>>

/** The part of a block that its view sees. */
export function viewProps(block: Pick<Block, 'id' | 'value' | 'common'>): ViewProps<unknown> {
  return { id: block.id, props: block.value, common: block.common }
}
