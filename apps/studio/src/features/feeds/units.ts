import { feedUnits } from '@yingzao/contract/studio'
import { wording } from './wording'

/** What money may be counted in, to choose from. */
export const unitOptions = feedUnits.map((value, at) => ({ value, label: wording.units[at] ?? value }))

/** What a unit is called; what is none stays as it is. */
export const unitText = (unit: string): string =>
  unitOptions.find(({ value }) => value === unit)?.label ?? unit
