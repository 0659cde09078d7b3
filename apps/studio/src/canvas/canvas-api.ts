import type { BlockCatalogue, Editor, Path } from '@yingzao/editor-core'
import type { PageFacts } from '@yingzao/renderer'
import type { ThemeSetting } from '@yingzao/theme'
import type { Box } from './box'

/**
 * What the editor passes to the page in its frame. They share an origin, so these are the objects themselves, not
 * messages. Commands run on the editor's side: editor-core recognises its own exceptions by their class, and a frame
 * has its own copies of classes.
 */
export interface CanvasSession {
  editor: Editor
  catalogue: BlockCatalogue
  code: string
  /** The origin that answers visitors' calls; empty: the Studio's own origin. */
  pagesOrigin: string
  /** As they are now; pictures may be added while the page is edited. */
  facts(): PageFacts
  subscribeToFacts(listener: () => void): () => void
  look(): CanvasLook
  subscribeToLook(listener: () => void): () => void
  /** How many open comment threads each block has, by its id. */
  comments(): ReadonlyMap<string, number>
  subscribeToComments(listener: () => void): () => void
  /** For a page that has no theme of its own. */
  companyTheme: ThemeSetting
  actions: CanvasActions
  /** Called whenever it changes, including on scroll. Undefined: nothing is selected that can be seen or acted on. */
  showSelectedAt(place: SelectedPlace | undefined): void
  /** Called with the gap between blocks that the pointer is in. Undefined: in none, or something else is going on. */
  showGapAt(gap: Gap | undefined): void
  /** Whether the page can be changed here. */
  isReadOnly: boolean
}

/** How the page is viewed. */
export interface CanvasLook {
  /** The stage's class on the root element, as visitors of this width have it. */
  stage: 'app' | 'pc-1200' | 'pc-1800'
  isLargeText: boolean
  /** Screen pixels per page pixel. */
  zoom: number
}

/** What a person does in the frame. */
export interface CanvasActions {
  /** Starts dragging blocks once the pointer has moved far enough. */
  drag(ids: readonly string[], event: PointerEvent): void
  /** Shows the settings of what was picked. */
  showSettings(): void
  /** Shows the comments on a block. */
  showComments(id: string): void
  /** Shows what can be inserted into the page. */
  openPalette(): void
  /** The text of a block that can be edited in place. */
  textOf(id: string): InlineText | undefined
  writeText(id: string, text: InlineText, value: string): void
  /** Whether a link in a text may lead there. */
  isSafeLink(address: string): boolean
}

/** A text of a block as its spec declares it. */
export interface InlineText {
  /** Relative to the block's `value`. */
  path: Path
  title: string
  value: string
  kind: 'line' | 'lines' | 'html'
  maxLength: number | undefined
}

/** Where the selection begins and ends vertically, in CSS pixels of the frame's viewport. */
export interface SelectedPlace {
  top: number
  bottom: number
}

/** A place between two blocks, given by one of them, in CSS pixels of the frame's viewport. */
export interface Gap {
  id: string
  side: 'before' | 'behind'
  /** Vertical position of the edge that the blocks share. */
  at: number
  left: number
  right: number
}

/** Where a dragged item would be dropped. */
export interface DropMark {
  kind: 'line' | 'inside'
  /** In CSS pixels of the frame's viewport. */
  box: Box
}

/** What the editor may ask of the frame. */
export interface CanvasHandle {
  showDrop(mark: DropMark | undefined): void
  /** The block's empty visible list, as JSON of its path. Something new is inserted there. */
  emptySlotOf(id: string): string | undefined
  /** Brings one of a block's lists to the front where the block shows one at a time. */
  showSlot(id: string, slot: string): void
}

/** The window in the frame, once its script has run. */
export interface CanvasWindow extends Window {
  /** Renders the page and keeps it in step with the editor. Called again, it renders another one. */
  drawCanvas?: (session: CanvasSession) => CanvasHandle
}
