import type { StudioLanguage } from '@yingzao/contract/studio'

/** Each in its own language: whoever looks for theirs may read no other. */
export const LANGUAGE_NAMES: Readonly<Record<StudioLanguage, string>> = { zh: '中文', en: 'English' }
