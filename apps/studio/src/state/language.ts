import type { StudioLanguage } from '@yingzao/contract/studio'

/** In which this build of the Studio speaks. A build for another takes `language.en.ts` in place of this file. */
export const LANGUAGE: StudioLanguage = 'zh'
