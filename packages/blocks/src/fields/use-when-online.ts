import { LEADS, useHost } from '@yingzao/renderer'
import { useEffect, useEffectEvent } from 'react'

/** Does something when the network is back, for as long as it `isAwaited`: as it stands then, not as it did before. */
export function useWhenOnline(isAwaited: boolean, act: () => void): void {
  const host = useHost()
  const comeBack = useEffectEvent(act)
  useEffect(
    () => (isAwaited ? host.capability(LEADS)?.onOnline(() => comeBack()) : undefined),
    [host, isAwaited],
  )
}
