import type { Block, CommonProps, Container } from '@yingzao/schema/client'
import type { ComponentType, ReactNode } from 'react'
import type { LiveMode } from './live'

/**
 * When React wakes an island: `wanted`, once a visitor turns to it, which is for what reads well until then; `near`, when
 * it comes near the screen, for what has nothing to show before it has asked. A tap that comes earlier wakes it at once
 * and is played again.
 */
export type IslandMode = 'wanted' | 'near'

/** What a view is drawn from. `children` is one element that holds the blocks inside, if there are any. */
export interface ViewProps<Props> {
  /** The block's id, unique in its page. */
  id: string
  props: Props
  common: CommonProps
  children?: ReactNode
  /** What the block's live.ts has brought it to, as it left it in the island's data: the view begins there. */
  begun?: unknown
}

/** Props of a block that holds blocks in them (`blocks()` of the schema), as its view is given them: drawn. */
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
   * Set when the block is typed into or chosen in: React then wakes it alone, from a chunk of its own. What is to move or
   * answer before that is `live`, and stops once React has been told (`data-asleep="waking"`). A function decides by the block's props.
   */
  island?: IslandMode | ((props: Props) => IslandMode | undefined)
  /**
   * Set when the block brings a `live.ts`, which moves what the server drew without React. A function decides by the
   * block's props.
   */
  live?: LiveMode | ((props: Props) => LiveMode | undefined)
  /**
   * Set when the block lies over the page instead of standing where it is written. It is then drawn behind the
   * top-level block that holds it, so that it can be opened while what it was written into is hidden.
   */
  floats?: true
  /** Set when the block stays on the screen wherever it is written, so that it is always seen. */
  pinned?: true
  /** The only places this block is meant for, whatever its author asks; undefined where it may stand anywhere. */
  places?: (props: Props) => readonly Container[] | undefined
}

/** Declares a block's view. The name must be that of its spec; the registry is made from both. */
export function defineView<Props>(view: BlockView<Props>): BlockView<Props> {
  return view
}

/** When React wakes the block, or undefined when it never does. */
export function islandMode<Props>({ island }: BlockView<Props>, props: Props): IslandMode | undefined {
  return typeof island === 'function' ? island(props) : island
}

/** How the block lives without React, or undefined when it stands as it was drawn. */
export function liveMode<Props>(view: BlockView<Props>, props: Props): LiveMode | undefined {
  return typeof view.live === 'function' ? view.live(props) : view.live
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
