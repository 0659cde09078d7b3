import { inWorker } from '../../../workers/in-worker'
import { TookTooLong } from '../../../workers/work-pool'
import { AssetRefusal } from '../asset-refusal'
import type { CleanSvg } from './clean-svg'
import type { judgeSvg } from './judge-svg'
import { refusedSvg } from './svg-node'

const judgeInWorker = inWorker<typeof judgeSvg>(new URL('./judge-svg.ts', import.meta.url), 'judgeSvg')

/** `cleanSvg`, in a worker. A drawing that takes too long is refused as well. */
export async function cleanDrawing(bytes: Uint8Array): Promise<CleanSvg> {
  const judged = await judgeInWorker(bytes).catch((error: unknown) => {
    if (error instanceof TookTooLong) throw refusedSvg('SVG 过于复杂，无法在规定时间内检查完。')
    throw error
  })
  if ('refused' in judged) throw new AssetRefusal(judged.refused.message, judged.refused.fix)
  return judged
}
