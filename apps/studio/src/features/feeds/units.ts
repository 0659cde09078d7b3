import { feedUnits } from '@yingzao/contract/studio'
import { wording } from './wording'

/** The units that money may be given in, to choose from. */
export const unitOptions = feedUnits.map((value, at) => ({ value, label: wording.units[at] ?? value }))

/** The name of a unit; what is not a unit stays as it is. */
export const unitText = (unit: string): string =>
  unitOptions.find(({ value }) => value === unit)?.label ?? unit
