import type { ThemeSetting } from '@yingzao/theme'
import type { Action } from './action'

/** A page as the detail call returns it (SPEC.md section 3). Every field is present and well formed. */
export interface PageDocument {
  /** `PAGE_CODE`; the last part of the page's address. */
  code: string
  title: string
  meta: { keywords: string; description: string }
  /** A CSS colour, or the address of an image. Empty: the default ground. */
  background: string
  /** 1: a desktop visitor is sent to `/pc-page/pc/{code}`. */
  is_auto_fit: 0 | 1
  /** `theme`: how the page looks, if different from its company's pages. */
  extra: { pageID: string; theme?: ThemeSetting; [key: string]: unknown }
  page_schema: Block[]
}

/** One block of a page: what it is, what it was given, what is inside it. */
export interface Block {
  /** The registered name in its canonical spelling (`retainPopup`, never `retain-popup`). */
  name: string
  /** Unique within its page. A block without one was given one derived from its place. */
  id: string
  /** The block's own props, in the shape its `props.ts` declares. Blocks inside them are under `children` too. */
  value: Record<string, unknown>
  /** What every block may carry, see DOMAIN.md 4.1. */
  common: CommonProps
  children: Block[]
}

/** Settings that every block takes besides its own props (DOMAIN.md 4.1). */
export interface CommonProps {
  /** Allow-listed CSS properties; a number is a length in 750-units. */
  style?: Record<string, string | number>
  position?: Position
  action?: Action
  isNeedLogin?: boolean
  /** Product mark (`dbzs`), read by pay actions. */
  mark?: string
  /** `category,action,label` for Baidu Tongji. */
  baiduStatistics?: string
  /** `browse_collect_id` of the browse upload. */
  oaStatistics?: string
  uploadId?: string
  show_if?: ShowIf
  linked?: Linked
}

/**
 * Which of the company's own sections a block is, with everything inside it: a change there changes every page at once.
 */
export interface Linked {
  /** A uuid, so that another installation does not take it for one of its own. */
  section: string
  /** The section's revision when this was its content. */
  revision: number
  /** Somebody is changing it here, to update the section with it. */
  edited?: true
}

/** What a tap does and everything that goes with it: a tappable element carries it as JSON. */
export type TapAction = Action & Pick<CommonProps, 'isNeedLogin' | 'baiduStatistics' | 'oaStatistics'>

/** The places a page is opened in (DOMAIN.md 0.1): the app, a mini program, WeChat, a mobile browser, a desktop. */
export const CONTAINERS = ['app', 'mp', 'wx', 'mb', 'pc'] as const

export type Container = (typeof CONTAINERS)[number]

/** What operators call them. */
export const CONTAINER_TITLES: Readonly<Record<Container, string>> = {
  app: 'App',
  mp: '小程序',
  wx: '微信',
  mb: '手机浏览器',
  pc: '电脑',
}

/** A block shows only when everything set here holds. */
export interface ShowIf {
  login?: boolean
  /** An empty list holds nowhere. */
  env?: Container[]
  /** A rule of the portrait service; the block stays hidden until its answer is there. */
  rule_id?: string
  /** From, and until if there are two. Milliseconds of the server's clock. */
  time?: number[]
}

export interface Position {
  type: 'static' | 'fixed' | 'absolute' | 'sticky'
  top?: number
  right?: number
  bottom?: number
  left?: number
}
