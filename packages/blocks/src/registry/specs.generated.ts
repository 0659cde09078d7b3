// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import { createSpecs } from '@yingzao/schema/server'
import { buttonSpec } from '../button/props'
import { countdownSpec } from '../countdown/props'
import { emptySpec } from '../empty/props'
import { footerSpec } from '../footer/props'
import { imageSpec } from '../image/props'
import { logoSpec } from '../logo/props'
import { popupSpec } from '../popup/props'
import { textSpec } from '../text/props'

export const specs = createSpecs([
  buttonSpec,
  countdownSpec,
  emptySpec,
  footerSpec,
  imageSpec,
  logoSpec,
  popupSpec,
  textSpec,
])
