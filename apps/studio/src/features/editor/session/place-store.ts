/** A place in the frame. Separate from the canvas's settings, as it changes with every scroll and every move. */
export interface PlaceStore<Place> {
  get(): Place | undefined
  set(place: Place | undefined): void
  subscribe(listener: () => void): () => void
}

export function placeStore<Place>(): PlaceStore<Place> {
  let present: Place | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => present,
    set(place) {
      if (place === present) return
      present = place
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
