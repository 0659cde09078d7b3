import { callStudio } from '../../../state/call-studio'
import type { Answer } from '../../../state/calls'
import type { FactStore } from './fact-store'

/** Tells the page of a file of the library that it is about to name, and the checks what that weighs. */
export function takeAsset(facts: FactStore, asset: Answer<'assetDetail'>['asset']): void {
  facts.add(asset)
  callStudio('assetDetail', { hash: asset.hash }).then(
    ({ loaded_bytes }) => facts.weigh(asset, loaded_bytes),
    // Until the page is opened again the checks then say nothing of its weight; publishing weighs for itself.
    () => undefined,
  )
}
