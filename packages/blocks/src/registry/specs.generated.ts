// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import { createSpecs } from '@yingzao/schema/server'
import { accordionSpec } from '../accordion/props'
import { addressPickerSpec } from '../address-picker/props'
import { buttonSpec } from '../button/props'
import { cardSwiperSpec } from '../card-swiper/props'
import { codeSpec } from '../code/props'
import { comparisonSpec } from '../comparison/props'
import { consentSpec } from '../consent/props'
import { containerSpec } from '../container/props'
import { countSpec } from '../count/props'
import { countdownSpec } from '../countdown/props'
import { couponSpec } from '../coupon/props'
import { dividerSpec } from '../divider/props'
import { emptySpec } from '../empty/props'
import { featuresSpec } from '../features/props'
import { figuresSpec } from '../figures/props'
import { footerSpec } from '../footer/props'
import { headingSpec } from '../heading/props'
import { hotspotsSpec } from '../hotspots/props'
import { iconSpec } from '../icon/props'
import { imageSpec } from '../image/props'
import { leadFormSpec } from '../lead-form/props'
import { listSpec } from '../list/props'
import { logoSpec } from '../logo/props'
import { marqueeSpec } from '../marquee/props'
import { navbarSpec } from '../navbar/props'
import { noticeTickerSpec } from '../notice-ticker/props'
import { numberSpec } from '../number/props'
import { payButtonSpec } from '../pay-button/props'
import { personSpec } from '../person/props'
import { popupSpec } from '../popup/props'
import { priceSpec } from '../price/props'
import { progressSpec } from '../progress/props'
import { qrcodeSpec } from '../qrcode/props'
import { retainPopupSpec } from '../retain-popup/props'
import { scrollViewSpec } from '../scroll-view/props'
import { sectionSpec } from '../section/props'
import { stepsSpec } from '../steps/props'
import { surveySpec } from '../survey/props'
import { suspensionSpec } from '../suspension/props'
import { swiperSpec } from '../swiper/props'
import { tabsSpec } from '../tabs/props'
import { testButtonSpec } from '../test-button/props'
import { textSpec } from '../text/props'
import { timelineSpec } from '../timeline/props'
import { videoSpec } from '../video/props'
import { wArticleSpec } from '../w-article/props'
import { wArticleListSpec } from '../w-article-list/props'
import { wBrokerRegisterSpec } from '../w-broker-register/props'
import { wCompetitionSpec } from '../w-competition/props'
import { wFeedSpec } from '../w-feed/props'
import { wGroupPostsSpec } from '../w-group-posts/props'
import { wInviteSpec } from '../w-invite/props'
import { wInviteRegisterSpec } from '../w-invite-register/props'
import { wLessonSpec } from '../w-lesson/props'
import { wLiveCalendarSpec } from '../w-live-calendar/props'
import { wOpenDaySpec } from '../w-open-day/props'
import { wRenewSpec } from '../w-renew/props'
import { wSimDetailSpec } from '../w-sim-detail/props'
import { wSimHomeSpec } from '../w-sim-home/props'
import { wSimMarqueeSpec } from '../w-sim-marquee/props'
import { wSimPositionSpec } from '../w-sim-position/props'
import { wSimRankSpec } from '../w-sim-rank/props'
import { wSimRebalancingSpec } from '../w-sim-rebalancing/props'
import { wStockHoldSpec } from '../w-stock-hold/props'
import { wTourSpec } from '../w-tour/props'
import { wVideoListSpec } from '../w-video-list/props'

export const specs = createSpecs([
  accordionSpec,
  addressPickerSpec,
  buttonSpec,
  cardSwiperSpec,
  codeSpec,
  comparisonSpec,
  consentSpec,
  containerSpec,
  countSpec,
  countdownSpec,
  couponSpec,
  dividerSpec,
  emptySpec,
  featuresSpec,
  figuresSpec,
  footerSpec,
  headingSpec,
  hotspotsSpec,
  iconSpec,
  imageSpec,
  leadFormSpec,
  listSpec,
  logoSpec,
  marqueeSpec,
  navbarSpec,
  noticeTickerSpec,
  numberSpec,
  payButtonSpec,
  personSpec,
  popupSpec,
  priceSpec,
  progressSpec,
  qrcodeSpec,
  retainPopupSpec,
  scrollViewSpec,
  sectionSpec,
  stepsSpec,
  surveySpec,
  suspensionSpec,
  swiperSpec,
  tabsSpec,
  testButtonSpec,
  textSpec,
  timelineSpec,
  videoSpec,
  wArticleSpec,
  wArticleListSpec,
  wBrokerRegisterSpec,
  wCompetitionSpec,
  wFeedSpec,
  wGroupPostsSpec,
  wInviteSpec,
  wInviteRegisterSpec,
  wLessonSpec,
  wLiveCalendarSpec,
  wOpenDaySpec,
  wRenewSpec,
  wSimDetailSpec,
  wSimHomeSpec,
  wSimMarqueeSpec,
  wSimPositionSpec,
  wSimRankSpec,
  wSimRebalancingSpec,
  wStockHoldSpec,
  wTourSpec,
  wVideoListSpec,
])
