// Written by `npm run generate` from the folders of packages/blocks/src. Do not edit.
import type { Preset } from '../preset'
import { presets as accordion } from '../accordion/presets'
import { presets as button } from '../button/presets'
import { presets as cardSwiper } from '../card-swiper/presets'
import { presets as comparison } from '../comparison/presets'
import { presets as container } from '../container/presets'
import { presets as countdown } from '../countdown/presets'
import { presets as coupon } from '../coupon/presets'
import { presets as divider } from '../divider/presets'
import { presets as features } from '../features/presets'
import { presets as figures } from '../figures/presets'
import { presets as footer } from '../footer/presets'
import { presets as heading } from '../heading/presets'
import { presets as hotspots } from '../hotspots/presets'
import { presets as icon } from '../icon/presets'
import { presets as image } from '../image/presets'
import { presets as leadForm } from '../lead-form/presets'
import { presets as list } from '../list/presets'
import { presets as marquee } from '../marquee/presets'
import { presets as noticeTicker } from '../notice-ticker/presets'
import { presets as payButton } from '../pay-button/presets'
import { presets as person } from '../person/presets'
import { presets as popup } from '../popup/presets'
import { presets as price } from '../price/presets'
import { presets as progress } from '../progress/presets'
import { presets as retainPopup } from '../retain-popup/presets'
import { presets as scrollView } from '../scroll-view/presets'
import { presets as section } from '../section/presets'
import { presets as steps } from '../steps/presets'
import { presets as survey } from '../survey/presets'
import { presets as suspension } from '../suspension/presets'
import { presets as swiper } from '../swiper/presets'
import { presets as tabs } from '../tabs/presets'
import { presets as text } from '../text/presets'
import { presets as timeline } from '../timeline/presets'
import { presets as video } from '../video/presets'
import { presets as wFeed } from '../w-feed/presets'
import { presets as wGroupPosts } from '../w-group-posts/presets'
import { presets as wInviteRegister } from '../w-invite-register/presets'
import { presets as wRenew } from '../w-renew/presets'
import { presets as wSimRank } from '../w-sim-rank/presets'
import { presets as wVideoList } from '../w-video-list/presets'

export const presets: Readonly<Record<string, readonly Preset[]>> = {
  accordion,
  button,
  cardSwiper,
  comparison,
  container,
  countdown,
  coupon,
  divider,
  features,
  figures,
  footer,
  heading,
  hotspots,
  icon,
  image,
  leadForm,
  list,
  marquee,
  noticeTicker,
  payButton,
  person,
  popup,
  price,
  progress,
  retainPopup,
  scrollView,
  section,
  steps,
  survey,
  suspension,
  swiper,
  tabs,
  text,
  timeline,
  video,
  wFeed,
  wGroupPosts,
  wInviteRegister,
  wRenew,
  wSimRank,
  wVideoList,
}
