import type { BlockCatalogue, Editor, Path } from '@yingzao/editor-core'
import type { PageFacts } from '@yingzao/renderer'
import type { ThemeSetting } from '@yingzao/theme'
import type { Box } from './box'

/**
 * What the editor hands to the page in its frame: one origin, so the objects themselves, and no messages. Commands are
 * run on the editor's side: editor-core tells its own exceptions by their class, and a frame has classes of its own.
 */
export interface CanvasSession {
  editor: Editor
  catalogue: BlockCatalogue
  code: string
  /** Where visitors' calls are answered; empty: on the Studio's own origin. */
  pagesOrigin: string
  /** As they are now; pictures may come to it while the page is edited. */
  facts(): PageFacts
  subscribeToFacts(listener: () => void): () => void
  look(): CanvasLook
  subscribeToLook(listener: () => void): () => void
  /** How many open threads of comments there are about a block, by its id. */
  comments(): ReadonlyMap<string, number>
  subscribeToComments(listener: () => void): () => void
  /** Of a page that has no theme of its own. */
  companyTheme: ThemeSetting
  actions: CanvasActions
  /** Told of it whenever it changes, scrolling among it. Undefined: nothing is selected that could be seen, or acted on. */
  showSelectedAt(place: SelectedPlace | undefined): void
  /** Told between which blocks the pointer is. Undefined: between none, or something else is done. */
  showGapAt(gap: Gap | undefined): void
  /** Whether the page can be changed here. */
  isReadOnly: boolean
}

/** How the page is looked at. */
export interface CanvasLook {
  /** The stage's class on the root element, as visitors of this width have it. */
  stage: 'app' | 'pc-1200' | 'pc-1800'
  isLargeText: boolean
  /** Screen pixels for one of the page's. */
  zoom: number
}

/** What a person does in the frame. */
export interface CanvasActions {
  /** Begins to drag blocks once the pointer has gone some way. */
  drag(ids: readonly string[], event: PointerEvent): void
  /** Shows the settings of what was picked. */
  showSettings(): void
  /** Shows what is said about a block. */
  showComments(id: string): void
  /** Offers what can be put into the page. */
  openPalette(): void
  /** The text of a block that can be typed where it stands. */
  textOf(id: string): InlineText | undefined
  writeText(id: string, text: InlineText, value: string): void
  /** Whether a link in a text may lead there. */
  isSafeLink(address: string): boolean
}

/** A text of a block as its spec declares it. */
export interface InlineText {
  /** Below the block's `value`. */
  path: Path
  title: string
  value: string
  kind: 'line' | 'lines' | 'html'
  maxLength: number | undefined
}

/** From where to where what is selected reaches, in CSS pixels down the frame's screen. */
export interface SelectedPlace {
  top: number
  bottom: number
}

/** A place between blocks, by one of the two, in CSS pixels of the frame's screen. */
export interface Gap {
  id: string
  side: 'before' | 'behind'
  /** How far down the edge is that the blocks share. */
  at: number
  left: number
  right: number
}

/** Where something that is dragged would go. */
export interface DropMark {
  kind: 'line' | 'inside'
  /** In CSS pixels of the frame's screen. */
  box: Box
}

/** What the editor may ask of the frame. */
export interface CanvasHandle {
  showDrop(mark: DropMark | undefined): void
  /** The list of a block that is empty and seen, as JSON of its path. There something new goes. */
  emptySlotOf(id: string): string | undefined
  /** Brings a list of a block to the front where it shows one of several. */
  showSlot(id: string, slot: string): void
}

/** The window in the frame, once its script has run. */
export interface CanvasWindow extends Window {
  /** Draws the page and keeps it as the editor holds it. Again: draws another. */
  drawCanvas?: (session: CanvasSession) => CanvasHandle
}
