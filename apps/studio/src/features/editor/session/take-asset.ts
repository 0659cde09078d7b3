import { callStudio } from '../../../state/call-studio'
import type { Answer } from '../../../state/calls'
import type { FactStore } from './fact-store'

/** Tells the page about a library file that it is about to name, and the checks how much it weighs. */
export function takeAsset(facts: FactStore, asset: Answer<'assetDetail'>['asset']): void {
  facts.add(asset)
  callStudio('assetDetail', { hash: asset.hash }).then(
    ({ loaded_bytes }) => facts.weigh(asset, loaded_bytes),
    // The checks then ignore its weight until the page is reopened; publishing weighs files itself.
    () => undefined,
  )
}
