import type { Block, CommonProps, Container } from '@yingzao/schema/client'
import type { ComponentType, ReactNode } from 'react'
import type { LiveMode } from './live'

/**
 * When React wakes an island: `wanted`, once a visitor turns to it, for what reads well until then; `near`, when it
 * comes near the screen, for what has nothing to show before it has asked. An earlier tap wakes it at once and is
 * replayed.
 */
export type IslandMode = 'wanted' | 'near'

/** What a view is rendered from. `children` is one element that holds the blocks inside, if there are any. */
export interface ViewProps<Props> {
  /** The block's id, unique in its page. */
  id: string
  props: Props
  common: CommonProps
  children?: ReactNode
  /** The state that the block's live.ts reached, as it left it in the island's data: the view begins there. */
  begun?: unknown
}

/** Props of a block that holds blocks in them (`blocks()` of the schema), as its view gets them: rendered. */
export type Drawn<Props> = {
  [Key in keyof Props]: Key extends 'children'
    ? ReactNode
    : Props[Key] extends readonly (infer Item)[]
      ? Drawn<Item>[]
      : Props[Key]
}

/** A block as the visitor's side knows it. */
export interface BlockView<Props = unknown> {
  /** The registered name, as in the block's spec. */
  name: string
  view: ComponentType<ViewProps<Props>>
  /**
   * Set when visitors type or choose something in the block: React then wakes it alone, from its own chunk. Whatever
   * must move or respond before that is `live`, and stops once React has been told (`data-asleep="waking"`). A function
   * decides by the block's props.
   */
  island?: IslandMode | ((props: Props) => IslandMode | undefined)
  /**
   * Set when the block has a `live.ts`, which moves what the server rendered, without React. A function decides by the
   * block's props.
   */
  live?: LiveMode | ((props: Props) => LiveMode | undefined)
  /**
   * Set when the block lies over the page instead of where it is written. It is then rendered after the top-level block
   * that holds it, so that it can be opened while the block it was written into is hidden.
   */
  floats?: true
  /** Set when the block stays on the screen wherever it is written, so that it is always seen. */
  pinned?: true
  /** The only places this block is meant for, whatever its author asks for; undefined when it may be anywhere. */
  places?: (props: Props) => readonly Container[] | undefined
}

/** Declares a block's view. The name must match that of its spec; the registry is made from both. */
export function defineView<Props>(view: BlockView<Props>): BlockView<Props> {
  return view
}

/** When React wakes the block, or undefined when it never does. */
export function islandMode<Props>({ island }: BlockView<Props>, props: Props): IslandMode | undefined {
  return typeof island === 'function' ? island(props) : island
}

/** How the block lives without React, or undefined when it stays as it was rendered. */
export function liveMode<Props>(view: BlockView<Props>, props: Props): LiveMode | undefined {
  return typeof view.live === 'function' ? view.live(props) : view.live
}

/** A view of any block: a registry holds them all, and each is only given props that its own spec has read. */
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
