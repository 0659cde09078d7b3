import { LEADS, useHost } from '@yingzao/renderer'
import { useEffect, useEffectEvent } from 'react'

/** Calls `act` when the network is back, for as long as it `isAwaited`: the latest `act`, not an earlier one. */
export function useWhenOnline(isAwaited: boolean, act: () => void): void {
  const host = useHost()
  const comeBack = useEffectEvent(act)
  useEffect(
    () => (isAwaited ? host.capability(LEADS)?.onOnline(() => comeBack()) : undefined),
    [host, isAwaited],
  )
}
