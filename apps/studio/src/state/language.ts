import type { StudioLanguage } from '@yingzao/contract/studio'

/** The language of this build of the Studio. A build for another takes `language.en.ts` in place of this file. */
export const LANGUAGE: StudioLanguage = 'zh'
