import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Player, type PlayerState, startPlayer } from './player'
import type { VideoProps } from './props'

interface UsedPlayer {
  state: PlayerState
  play: () => void
  pause: () => void
}

/** A player for the video in `element`, from the moment its island wakes until it is taken down. */
export function usePlayer(element: RefObject<HTMLVideoElement | null>, props: VideoProps): UsedPlayer {
  const { autoplay, preview_seconds } = props
  const [state, setState] = useState<PlayerState>('idle')
  const player = useRef<Player>(undefined)
  useEffect(() => {
    if (!element.current) return
    const started = startPlayer(element.current, {
      autoplay,
      previewSeconds: preview_seconds,
      onState: setState,
    })
    player.current = started
    return started.stop
  }, [element, autoplay, preview_seconds])
  return { state, play: () => player.current?.play(), pause: () => player.current?.pause() }
}
