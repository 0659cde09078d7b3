import type { Rule } from '../rule'
import { accessRules } from './access'
import { actionRules } from './actions'
import { advertisingRules } from './advertising'
import { adviserRules } from './advisers'
import { barRules } from './bars'
import { budgetRules } from './budget'
import { codeRules } from './codes'
import { companyRules } from './company'
import { contentRules } from './contents'
import { countdownRules } from './countdowns'
import { figureRules } from './figures'
import { footerRules } from './footers'
import { formRules } from './forms'
import { headRules } from './head'
import { imageSizeRules } from './image-sizes'
import { imageRules } from './images'
import { linkRules } from './links'
import { listedWordRules } from './listed-words'
import { marqueeRules } from './marquees'
import { ownWordRules } from './own-words'
import { performanceRules } from './performance'
import { popupPanelRules } from './popup-panels'
import { popupRules } from './popups'
import { priceRules } from './prices'
import { privacyRules } from './privacy'
import { productRules } from './products'
import { riskFooterRules } from './risk-footer'
import { saleRules } from './sale'
import { sampleRules } from './samples'
import { shareRules } from './share'
import { sightRules } from './sight'
import { spellingRules } from './spelling'
import { structureRules } from './structure'
import { surveyRules } from './surveys'
import { targetRules } from './targets'
import { textLinkRules } from './text-links'
import { textRules } from './texts'
import { timingRules } from './timing'
import { videoRules } from './videos'

/** The rule table. A new rule is an entry in the file of its subject, or a file with a line here. */
export const rules: readonly Rule[] = [
  ...riskFooterRules,
  ...listedWordRules,
  ...ownWordRules,
  ...advertisingRules,
  ...performanceRules,
  ...figureRules,
  ...companyRules,
  ...adviserRules,
  ...spellingRules,
  ...priceRules,
  ...sampleRules,
  ...formRules,
  ...surveyRules,
  ...privacyRules,
  ...linkRules,
  ...popupRules,
  ...popupPanelRules,
  ...targetRules,
  ...textLinkRules,
  ...actionRules,
  ...productRules,
  ...saleRules,
  ...codeRules,
  ...countdownRules,
  ...timingRules,
  ...structureRules,
  ...contentRules,
  ...footerRules,
  ...barRules,
  ...textRules,
  ...marqueeRules,
  ...accessRules,
  ...sightRules,
  ...imageRules,
  ...imageSizeRules,
  ...videoRules,
  ...budgetRules,
  ...headRules,
  ...shareRules,
]
