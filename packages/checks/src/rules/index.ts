import type { Rule } from '../rule'
import { countdownEnded } from './countdown-ended'
import { iconEmpty } from './icon-empty'
import { imageAltMissing } from './image-alt-missing'
import { linkHost } from './link-host'
import { listedWords } from './listed-words'
import { openTabMissing } from './open-tab-missing'
import { popupTargetMissing } from './popup-target-missing'
import { popupUnreachable } from './popup-unreachable'
import { riskFooterMissing } from './risk-footer-missing'
import { secondBottomBar } from './second-bottom-bar'
import { suspensionEmpty } from './suspension-empty'
import { titleMissing } from './title-missing'

/** The rule table. A new rule is a file beside this one and a line here. */
export const rules: readonly Rule[] = [
  titleMissing,
  riskFooterMissing,
  listedWords,
  linkHost,
  popupTargetMissing,
  popupUnreachable,
  imageAltMissing,
  countdownEnded,
  openTabMissing,
  secondBottomBar,
  suspensionEmpty,
  iconEmpty,
]
