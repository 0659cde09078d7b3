import type { SelectedPlace } from '../../../canvas/canvas-api'

/** Where the selected blocks are in the frame. Separate from the canvas's settings, as it changes with every scroll. */
export interface SelectedPlaceStore {
  get(): SelectedPlace | undefined
  set(place: SelectedPlace | undefined): void
  subscribe(listener: () => void): () => void
}

export function selectedPlaceStore(): SelectedPlaceStore {
  let present: SelectedPlace | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => present,
    set(place) {
      present = place
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
