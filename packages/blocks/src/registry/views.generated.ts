// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { Views } from '@yingzao/renderer'
import { button } from '../button/button'
import { countdown } from '../countdown/countdown'
import { empty } from '../empty/empty'
import { footer } from '../footer/footer'
import { image } from '../image/image'
import { logo } from '../logo/logo'
import { popup } from '../popup/popup'
import { text } from '../text/text'

export const views: Views = {
  button,
  countdown,
  empty,
  footer,
  image,
  logo,
  popup,
  text,
}
