import { AssetRefusal } from '../asset-refusal'
import { type CleanSvg, cleanSvg } from './clean-svg'

/** Why a file is refused, as returned by a worker. */
export interface Refused {
  refused: { message: string; fix: string }
}

/** `cleanSvg` for a worker: a refusal is a value, because an error that is copied loses its class. */
export function judgeSvg(bytes: Uint8Array): CleanSvg | Refused {
  try {
    return cleanSvg(bytes)
  } catch (error) {
    if (!(error instanceof AssetRefusal)) throw error
    return { refused: { message: error.message, fix: error.fix } }
  }
}
