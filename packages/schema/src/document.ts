import type { Action } from './action'

/** A page as the detail call returns it (SPEC.md section 3). Every field is present and well formed. */
export interface PageDocument {
  /** `^[\w-]{1,64}$`; the last part of the page's address. */
  code: string
  title: string
  meta: { keywords: string; description: string }
  /** A CSS colour, or the address of an image. Empty: the default ground. */
  background: string
  /** 1: a desktop visitor is sent to `/pc-page/pc/{code}`. */
  is_auto_fit: 0 | 1
  extra: { pageID: string; [key: string]: unknown }
  page_schema: Block[]
}

/** One block of a page: what it is, what it was given, what stands inside it. */
export interface Block {
  /** The registered name in its canonical spelling (`retainPopup`, never `retain-popup`). */
  name: string
  /** Unique in its page. A block that came without one was given one from its place. */
  id: string
  /** The block's own props, in the shape its `props.ts` declares. */
  value: Record<string, unknown>
  /** What every block may carry, see DOMAIN.md 4.1. */
  common: CommonProps
  children: Block[]
}

/** Settings that every block takes beside its own props (DOMAIN.md 4.1). */
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
}

export interface Position {
  type: 'static' | 'fixed' | 'absolute' | 'sticky'
  top?: number
  right?: number
  bottom?: number
  left?: number
}
