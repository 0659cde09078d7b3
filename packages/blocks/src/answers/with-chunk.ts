import type { Stop } from '@yingzao/renderer'

/** For a short `live.ts`: runs the function from its chunk once that is loaded, unless the page has gone by then. */
export function withChunk<Chunk>(load: () => Promise<Chunk>, run: (chunk: Chunk) => Stop): Stop {
  let isOver = false
  let stop: Stop | undefined
  void load().then((chunk) => {
    if (!isOver) stop = run(chunk)
  })
  return () => {
    isOver = true
    stop?.()
  }
}
