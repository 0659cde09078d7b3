import { riskTestFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

export type TestRow = Answer<'riskTestList'>['list'][number]

/** What narrows the tests down. */
export type TestFilter = Omit<Payload<'riskTestList'>, 'after' | 'limit'>

/** The same as it stands in the address. */
export const testAddress = addressFilter<TestFilter>(riskTestFilter.shape)

const OPENED: OpenedLine<number> = {
  name: 'test',
  read: (text) => {
    const number = Number(text)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  },
}

/** Which tests are shown and which of them stands open, as the address says. */
export function useTestAddress() {
  return useListAddress(testAddress, OPENED)
}
