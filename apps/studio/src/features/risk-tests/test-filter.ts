import { riskTestFilter } from '@yingzao/contract/studio'
import type { Answer, Payload } from '../../state/calls'
import { addressFilter } from '../../ui/list/address-filter'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'

export type TestRow = Answer<'riskTestList'>['list'][number]

/** The filter of the tests. */
export type TestFilter = Omit<Payload<'riskTestList'>, 'after' | 'limit'>

/** The same as kept in the URL. */
export const testAddress = addressFilter<TestFilter>(riskTestFilter.shape)

const OPENED: OpenedLine<number> = {
  name: 'test',
  read: (text) => {
    const number = Number(text)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  },
}

/** Which tests are shown and which of them is open, as given by the URL. */
export function useTestAddress() {
  return useListAddress(testAddress, OPENED)
}
