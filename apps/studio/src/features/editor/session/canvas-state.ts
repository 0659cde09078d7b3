import type { CanvasHandle, CanvasLook, CanvasWindow, Gap, SelectedPlace } from '../../../canvas/canvas-api'
import { type PlaceStore, placeStore } from './place-store'

/** Widths to view a page at, in CSS pixels: phones from narrow to wide, then both stages of a desktop. */
export const WIDTHS = [320, 375, 390, 430, 1200, 1440] as const

export type CanvasWidth = (typeof WIDTHS)[number]

/** The frame, once its page is rendered. */
interface OpenCanvas {
  window: CanvasWindow
  handle: CanvasHandle
}

export interface CanvasSettings {
  width: CanvasWidth
  isLargeText: boolean
  /** Screen pixels per pixel of the page; the canvas makes it as wide as there is room. */
  zoom: number
  /** The element beside the phone that holds the toolbar of the selected block. */
  beside: HTMLElement | undefined
  /** The same on its other side, for the controls of the space around and between blocks. */
  before: HTMLElement | undefined
  /** The frame, another object after each load. */
  loaded: { frame: HTMLIFrameElement } | undefined
  open: OpenCanvas | undefined
  /** The frame has loaded, but contains nothing that could render a page. */
  isFailed: boolean
}

/** How the page is looked at, and its frame: known to the canvas, the top bar and the keyboard. */
export interface CanvasState {
  get(): CanvasSettings
  subscribe(listener: () => void): () => void
  set(change: Partial<CanvasSettings>): void
  /** The part of the settings that the page in the frame gets. */
  look(): CanvasLook
  /** Where the selected blocks are. */
  selectedAt: PlaceStore<SelectedPlace>
  /** The blocks between which the pointer is. */
  gapAt: PlaceStore<Gap>
}

export function canvasState(): CanvasState {
  let settings: CanvasSettings = {
    width: 375,
    isLargeText: false,
    zoom: 1,
    beside: undefined,
    before: undefined,
    loaded: undefined,
    open: undefined,
    isFailed: false,
  }
  let look = lookOf(settings)
  const listeners = new Set<() => void>()
  return {
    get: () => settings,
    look: () => look,
    selectedAt: placeStore(),
    gapAt: placeStore(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(change) {
      const before = settings
      settings = { ...settings, ...change }
      const keys = Object.keys(change) as (keyof CanvasSettings)[]
      if (keys.every((key) => settings[key] === before[key])) return
      if (keys.some((key) => LOOKS.has(key))) look = lookOf(settings)
      for (const listener of [...listeners]) listener()
    },
  }
}

/** The settings that the page in the frame gets. */
const LOOKS: ReadonlySet<keyof CanvasSettings> = new Set(['width', 'isLargeText', 'zoom'])

/** Based on the widths at which visitors' pages change their stage (SPEC.md section 2). */
function lookOf({
  width,
  isLargeText,
  zoom,
}: Pick<CanvasSettings, 'width' | 'isLargeText' | 'zoom'>): CanvasLook {
  return { stage: stageOf(width), isLargeText, zoom }
}

function stageOf(width: number): CanvasLook['stage'] {
  if (width > 1300) return 'pc-1800'
  return width > 750 ? 'pc-1200' : 'app'
}
