import { type RefundState, refundStates } from '@yingzao/contract/studio'
import { addressFilter } from '../../ui/list/address-filter'

export const SHOWN = ['asked', 'abnormal', 'released', 'refunded', 'declined', 'all'] as const
export type Shown = (typeof SHOWN)[number]

/** Which refunds are shown; by default those that are waiting for somebody. */
export const refundAddress = addressFilter<{ state?: Shown | undefined }>({
  state: {
    safeParse: (text) => {
      const data = SHOWN.find((one) => one === text && one !== 'asked')
      return { success: data !== undefined, ...(data !== undefined && { data }) }
    },
  },
})

/** The state to request from the gateway. */
export function stateOf(shown: Shown): RefundState | undefined {
  return refundStates.find((state) => state === shown)
}
