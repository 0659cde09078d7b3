import type { StudioLanguage } from '@yingzao/contract/studio'

/** Each in itself: whoever looks for theirs may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<StudioLanguage, string>> = { zh: '中文', en: 'English' }
