import { loadRegions, type Regions } from '@yingzao/regions/client'
import { useHost } from '@yingzao/renderer'
import { useCallback, useState } from 'react'

export type RegionsState = 'idle' | 'loading' | 'failed' | Regions

/** The regions of the picker, loaded when `load` is first called. After a failure it may be called again. */
export function useRegions(blockId: string): { regions: RegionsState; load: () => void } {
  const host = useHost()
  const [regions, setRegions] = useState<RegionsState>('idle')
  const load = useCallback(() => {
    // Loaded regions stay while `load` runs again; the module is loaded only once anyway.
    setRegions((current) => (typeof current === 'object' ? current : 'loading'))
    loadRegions().then(setRegions, (error: unknown) => {
      setRegions('failed')
      host.report({ blockId, name: 'addressPicker', error })
    })
  }, [blockId, host])
  return { regions, load }
}
